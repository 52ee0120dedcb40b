/** What Excel takes at most, in characters (Microsoft's schema of extension functions). */
const MOST = { functionDescription: 1024, parameterDescription: 512, name: 64, parameters: 128 };

/** `A1`, `XFD1048576`, `R1C1`: Excel would read the name as a cell. */
const CELL_LIKE = /^([A-Z]{1,3}\d{1,7}|R\d*C\d*)$/i;

/**
 * A function's parameters in one line, as the signature lock writes them: `[]` a range, `?` optional, `...` repeating.
 *
 * @example signatureOf({ parameters: [{ name: 'scores', dimensionality: 'matrix' }, { name: 'edition', optional: true }] })
 * //=> 'scores[], edition?'
 */
function signatureOf({ parameters }) {
  return parameters
    .map(
      ({ name, dimensionality, optional, repeating }) =>
        `${repeating ? '...' : ''}${name}${dimensionality === 'matrix' ? '[]' : ''}${optional && !repeating ? '?' : ''}`,
    )
    .join(', ');
}

/** Ids of the functions that a source declares, in order. */
const declaredIn = (source) => [...source.matchAll(/^\s*\*\s*@customfunction[ \t]+([^\s]+)/gm)].map(([, id]) => id);

/**
 * Everything wrong with the functions that Excel is told of, a sentence each; none when all is well.
 *
 * @param functions the entries of functions.json
 * @param sources texts of the files that declare them
 * @param signatures the signature lock: a line a function, by id
 * @param french French sentences by the English ones they translate
 */
function functionFaults({ functions, sources, signatures, french }) {
  return [
    ...declarationFaults(functions, sources),
    ...functions.flatMap(nameFaults),
    ...functions.flatMap(parameterFaults),
    ...functions.flatMap(descriptionFaults),
    ...frenchFaults(functions, french),
    ...signatureFaults(functions, signatures),
  ];
}

/** The generator passes over a declaration that is no plain function, and takes an id twice, without a word. */
function declarationFaults(functions, sources) {
  const declared = sources.flatMap(declaredIn);
  const emitted = functions.map(({ id }) => id);
  const twice = emitted.filter((id, at) => emitted.findIndex((other) => same(other, id)) !== at);
  return [
    ...declared
      .filter((id) => !emitted.some((other) => same(other, id)))
      .map(
        (id) =>
          `${id} is declared by @customfunction, but functions.json does not have it: is it a top-level function?`,
      ),
    ...emitted
      .filter((id) => !declared.some((other) => same(other, id)))
      .map((id) => `${id} stands in functions.json, but no @customfunction names it.`),
    ...twice.map((id) => `${id} is declared twice. Excel keeps one of them.`),
  ];
}

const same = (a, b) => a.toUpperCase() === b.toUpperCase();

function nameFaults({ id, name, options }) {
  const faults = [];
  for (const text of new Set([id, name])) {
    if (!/^[A-Za-z][A-Za-z0-9._]*$/.test(text))
      faults.push(`${text}: a name is letters, digits, . and _ after a letter.`);
    if (text.length < 3 || text.length > MOST.name) faults.push(`${text}: a name has 3 to ${MOST.name} characters.`);
    if (CELL_LIKE.test(text)) faults.push(`${text} reads like a cell. Name it otherwise.`);
  }
  const banned = ['volatile', 'stream', 'cancelable'].filter((option) => options?.[option]);
  return [...faults, ...banned.map((option) => `${id} is ${option}. No function of ours may be.`)];
}

function parameterFaults({ id, parameters }) {
  const faults = parameters.flatMap(({ name, type, optional, repeating }, at) => [
    // With any other type Excel converts, or refuses without a sentence, before our code runs.
    ...(type === 'any' ? [] : [`${id}, ${name}: its type is ${type}; declare it unknown.`]),
    ...(repeating && at < parameters.length - 1 ? [`${id}, ${name}: a repeating parameter is the last.`] : []),
    ...(!optional && !repeating && parameters[at - 1]?.optional
      ? [`${id}, ${name}: a parameter that must be given stands after one that need not.`]
      : []),
  ]);
  if (parameters.length > MOST.parameters) faults.push(`${id} has more than ${MOST.parameters} parameters.`);
  return faults;
}

function descriptionFaults({ id, description, parameters }) {
  return [
    ...textFaults(id, description, MOST.functionDescription),
    ...parameters.flatMap((parameter) =>
      textFaults(`${id}, ${parameter.name}`, parameter.description, MOST.parameterDescription),
    ),
  ];
}

function textFaults(of, text, most) {
  if (!text?.trim()) return [`${of} has no description.`];
  return text.length > most ? [`${of}: its description has ${text.length} characters, ${most} at most.`] : [];
}

function frenchFaults(functions, french) {
  const used = new Set();
  const faultsOf = (of, english, most) => {
    if (!english?.trim()) return [];
    used.add(english);
    const text = french[english];
    return text?.trim() ? textFaults(`${of}, in French`, text, most) : [`${of} has no French for “${english}”`];
  };
  const faults = functions.flatMap(({ id, description, parameters }) => [
    ...faultsOf(id, description, MOST.functionDescription),
    ...parameters.flatMap((parameter) =>
      faultsOf(`${id}, ${parameter.name}`, parameter.description, MOST.parameterDescription),
    ),
  ]);
  const left = Object.keys(french).filter((english) => !used.has(english));
  return [...faults, ...left.map((english) => `The French help translates “${english}”, which no function says.`)];
}

/** Sheets hold formulas by position: what is released keeps its place for ever, and only optional ones follow it. */
function signatureFaults(functions, signatures) {
  return Object.entries(signatures).flatMap(([id, locked]) => {
    const found = functions.find((one) => one.id === id);
    if (!found) return [`${id} is locked in signatures.json, but it is gone.`];
    const wanted = locked.split(', ');
    const met = signatureOf(found).split(', ');
    const changed = wanted.findIndex((parameter, at) => parameter !== met[at]);
    if (changed >= 0)
      return [
        `${id}: parameter ${changed + 1} is locked as “${wanted[changed]}”, and is “${met[changed] ?? 'nothing'}”. Only new optional ones may follow the last.`,
      ];
    return met
      .slice(wanted.length)
      .filter((parameter) => !parameter.endsWith('?'))
      .map((parameter) => `${id}: “${parameter}” comes after what is locked, so it must be optional.`);
  });
}

module.exports = { functionFaults, signatureOf };
