import type { Language } from './addin/built-addin';
import type { FileFault } from './xlsx/package';
import type { NotKept } from './xlsx/save-book';

/** Severities of a finding, as the add-in's door names them. */
export type Severity = 'decide' | 'warn' | 'info';

/** What goes wrong with a command line. */
export type UsageFault = 'option' | 'value' | 'command' | 'missing' | 'tooMany' | 'other';

/** Every sentence of the workbench's own, in one language. */
export interface Words {
  readonly program: string;
  readonly commands: Readonly<Record<'eval' | 'compile' | 'checkCards' | 'demo' | 'start', string>>;
  readonly options: Readonly<
    Record<
      | 'book'
      | 'json'
      | 'lang'
      | 'out'
      | 'csv'
      | 'html'
      | 'initials'
      | 'values'
      | 'orderOfMerit'
      | 'points'
      | 'best'
      | 'list'
      | 'form'
      | 'edition'
      | 'sheet'
      | 'runtime'
      | 'port',
      string
    >
  >;
  readonly usage: (fault: UsageFault, what: string) => string;
  readonly noFormula: (line: number, text: string) => string;
  readonly nothingToEvaluate: string;
  readonly functionFailed: (name: string, fault: string) => string;
  readonly recording: (path: string) => string;
  readonly file: Readonly<Record<FileFault, (path: string) => string>>;
  readonly notKept: (lost: NotKept) => string;
  readonly portTaken: (port: number) => string;
  readonly badPort: (port: string) => string;
  readonly serving: (address: string) => string;
  readonly overInput: (path: string) => string;
  readonly sameName: (path: string) => string;
  readonly givenTwice: (path: string) => string;
  readonly changedMeanwhile: (path: string) => string;
  readonly notTogether: (option: string, other: string) => string;
  readonly onlyTogether: (option: string, other: string) => string;
  readonly folderWanted: (path: string) => string;
  readonly otherEnding: (path: string, ending: string) => string;
  readonly notWritable: (path: string, why: string) => string;
  readonly pageFailed: (why: string) => string;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly noFindings: string;
  readonly findings: string;
  readonly leaderboard: string;
  readonly orderOfMerit: string;
  readonly matches: string;
  readonly matchCount: (all: number, counted: number) => string;
  readonly events: string;
  readonly event: (nth: number) => string;
  readonly columns: readonly [place: string, name: string, handicap: string, total: string, decidedBy: string];
  readonly rulings: string;
  readonly below: string;
  readonly cards: (entered: number, returned: number, placed: number) => string;
  readonly open: (count: number) => string;
  readonly rules: (edition: string) => string;
  readonly written: (path: string) => string;
  readonly sample: (path: string) => string;
  readonly sampleMissing: (path: string) => string;
  readonly tryNext: string;
  readonly whyDecide: string;
}

const en: Words = {
  program: 'The add-in without Excel: a workbook of its own runs it in the terminal.',
  commands: {
    eval: 'what a formula answers; without one, a line each from standard input',
    compile: 'check the cards of a workbook and compile the results',
    checkCards: 'check the cards of a workbook',
    demo: 'the main job on the samples: check, apply rulings, compile, write out/*.xlsx',
    start: 'the workbench in a browser on this computer',
  },
  options: {
    book: 'a workbook the formulas may refer to',
    json: 'print JSON',
    lang: 'language of the answers',
    out: "write the whole workbook, results included; never over the workbook's own file; a folder for many workbooks",
    csv: 'write the results as CSV; a folder for many workbooks',
    html: "write the results as one page for the club's site; a folder for many workbooks",
    initials: 'in CSV, HTML and values, names by their initials only',
    values: 'write the results alone as a workbook of values; a folder for many workbooks',
    orderOfMerit:
      'write an order of merit over the workbooks to a workbook of its own; --csv and --html are then of it',
    points: "points of place 1, 2, 3 … for an order of merit, as in '25,18,15,12'",
    best: 'how many events of each player count in an order of merit, if not all',
    list: 'title of the list whose places count in an order of merit, if not that of the whole field',
    form: 'form of play, if not the one in the workbook',
    edition: 'edition of the Rules, if not the one in the workbook',
    sheet: 'the scoring sheet, if the workbook has several',
    runtime: 'direct, or office: every call through the runtime of office.js, as in Excel',
    port: 'port of the page, if not 3000',
  },
  usage: (fault, what) =>
    ({
      option: `There is no option ${what}.`,
      value: `The value of ${what} is missing or not one of those it can take.`,
      command: `There is no command ${what}; the commands are eval, compile, check-cards, demo and start.`,
      missing: `Say which ${what}.`,
      tooMany: 'There are more arguments than the command takes; a formula or a path with spaces goes in quotes.',
      other: what,
    })[fault],
  noFormula: (line, text) => `Line ${line} is no formula: ${text || '(empty)'}`,
  nothingToEvaluate: "Give a formula, as in eval '=1+1', or send formulas through standard input, a line each.",
  functionFailed: (name, fault) => `${name} failed: ${fault}`,
  recording: (path) => `RECORDING every request to the workbook and its answer, names and scores included, in ${path}.`,
  file: {
    missing: (path) => `There is no file ${path}.`,
    folder: (path) => `${path} is a folder; a workbook is wanted.`,
    empty: (path) => `${path} is empty; a workbook is wanted.`,
    notZip: (path) => `${path} is no Excel workbook, whatever its name says.`,
    oldExcel: (path) => `${path} is a workbook of an old Excel (.xls); save it as .xlsx first.`,
    encrypted: (path) => `${path} is locked with a password; save it without one first.`,
    tooBig: (path) => `${path} unpacks to more than 64 MB a part or 256 MB in all; that is no scoring sheet.`,
    noWorkbook: (path) => `${path} holds no Excel workbook.`,
    broken: (path) => `${path} is damaged and cannot be read; Excel may repair it.`,
    noSheets: (path) => `${path} has no sheet with cells.`,
  },
  notKept: ({ what, where }) =>
    ({
      signature: `Not kept: the digital signature (${where}) is no longer valid.`,
      look: `Not kept: hidden or grouped columns of ${where}, where the add-in changed widths.`,
      value: `${where} keeps the value it had: its formula uses something the workbench cannot calculate.`,
      password: `Not kept: the password of ${where}, which is protected without one.`,
    })[what],
  portTaken: (port) =>
    `Port ${port} is taken, by another workbench perhaps. Give another one: npm start -- --port ${(port % 65_535) + 1}`,
  badPort: (port) => `${port} is no port: a whole number from 1 to 65535 is wanted.`,
  serving: (address) => `The workbench is at ${address} (open it in a browser). Ctrl+C stops it.`,
  overInput: (path) => `${path} is the workbook itself; another file is wanted.`,
  sameName: (path) => `Another workbook has the name of ${path}; their results would be written over one another.`,
  givenTwice: (path) => `${path} is given twice; name it once.`,
  changedMeanwhile: (path) => `${path} was changed meanwhile, and nothing is written. Run the command again.`,
  notTogether: (option, other) => `${option} and ${other} do not go together; leave one of them out.`,
  onlyTogether: (option, other) => `${option} goes with ${other} only.`,
  folderWanted: (path) => `${path} is a file; for many workbooks a folder is wanted.`,
  otherEnding: (path, ending) => `${path} must end in ${ending}.`,
  notWritable: (path, why) => `${path} cannot be written: ${why}.`,
  pageFailed: (why) => `The add-in did not start. ${why}`,
  severity: { decide: 'decide', warn: 'warning', info: 'note' },
  noFindings: 'No findings.',
  findings: 'Findings',
  leaderboard: 'Leaderboard',
  orderOfMerit: 'Order of merit',
  matches: 'Matches',
  matchCount: (all, counted) => `Matches: ${all}, of which ${counted} count.`,
  events: 'Events',
  event: (nth) => `E${nth}`,
  columns: ['Place', 'Name', 'PH', 'Total', 'Decided by'],
  rulings: 'Rulings and their effect',
  below: 'Below the line',
  cards: (entered, returned, placed) => `Cards: ${entered} entered, ${returned} returned, ${placed} placed.`,
  open: (count) => `Provisional, ${count} ${count === 1 ? 'decision' : 'decisions'} open.`,
  rules: (edition) => `Rules: ${edition}`,
  written: (path) => `Written: ${path}`,
  sample: (path) => `Sample ${path}`,
  sampleMissing: (path) => `The sample ${path} is missing.`,
  tryNext: [
    'Try next:',
    '  npm run compile -- your-own-book.xlsx --out out/results.xlsx',
    '  npm run check-cards -- your-own-book.xlsx',
    "  npm run eval -- '=GOLF.STABLEFORD({5,4,4},{4,4,3},{1,2,3},1)'",
  ].join('\n'),
  whyDecide:
    'A finding marked "decide" is the Committee\'s to settle; until then the results are provisional, and compile would exit 1.',
};

const fr: Words = {
  program: 'Le complément sans Excel : un classeur à lui le fait tourner dans le terminal.',
  commands: {
    eval: "ce que répond une formule ; sans formule, une par ligne sur l'entrée standard",
    compile: "contrôler les cartes d'un classeur et établir les résultats",
    checkCards: "contrôler les cartes d'un classeur",
    demo: 'le travail principal sur les exemples : contrôler, appliquer les décisions, classer, écrire out/*.xlsx',
    start: "le banc d'essai dans un navigateur de cet ordinateur",
  },
  options: {
    book: 'un classeur auquel les formules peuvent se référer',
    json: 'écrire du JSON',
    lang: 'langue des réponses',
    out: "écrire le classeur entier, résultats compris ; jamais sur le fichier d'origine",
    csv: 'écrire les résultats en CSV ; un dossier pour plusieurs classeurs',
    html: 'écrire les résultats en une page pour le site du club ; un dossier pour plusieurs classeurs',
    initials: 'en CSV, HTML et valeurs, les noms réduits à leurs initiales',
    values: 'écrire les seuls résultats en un classeur de valeurs ; un dossier pour plusieurs classeurs',
    orderOfMerit:
      'écrire un ordre du mérite des classeurs dans un classeur à lui ; --csv et --html sont alors les siens',
    points: "points de la place 1, 2, 3 … pour un ordre du mérite, comme '25;18;15;12'",
    best: 'combien d’épreuves de chacun comptent dans un ordre du mérite, si ce n’est pas toutes',
    list: 'titre du classement dont les places comptent dans un ordre du mérite, si ce n’est pas le général',
    form: 'formule de jeu, si ce n’est pas celle du classeur',
    edition: 'édition des Règles, si ce n’est pas celle du classeur',
    sheet: 'la feuille de scores, si le classeur en a plusieurs',
    runtime: 'direct, ou office : chaque appel par le moteur de office.js, comme dans Excel',
    port: 'port de la page, si ce n’est pas 3000',
  },
  usage: (fault, what) =>
    ({
      option: `L'option ${what} n'existe pas.`,
      value: `La valeur de ${what} manque ou n'est pas de celles que l'option accepte.`,
      command: `La commande ${what} n'existe pas ; les commandes sont eval, compile, check-cards, demo et start.`,
      missing: `Il manque l'argument ${what}.`,
      tooMany:
        "Il y a plus d'arguments que la commande n'en prend ; une formule ou un chemin avec espaces va entre guillemets.",
      other: what,
    })[fault],
  noFormula: (line, text) => `La ligne ${line} n'est pas une formule : ${text || '(vide)'}`,
  nothingToEvaluate: "Donnez une formule, comme eval '=1+1', ou envoyez-en une par ligne sur l'entrée standard.",
  functionFailed: (name, fault) => `${name} a échoué : ${fault}`,
  recording: (path) =>
    `ENREGISTREMENT de chaque requête au classeur et de sa réponse, noms et scores compris, dans ${path}.`,
  file: {
    missing: (path) => `Le fichier ${path} n'existe pas.`,
    folder: (path) => `${path} est un dossier ; il faut un classeur.`,
    empty: (path) => `${path} est vide ; il faut un classeur.`,
    notZip: (path) => `${path} n'est pas un classeur Excel, quoi qu'en dise son nom.`,
    oldExcel: (path) => `${path} est un classeur d'un ancien Excel (.xls) ; enregistrez-le d'abord en .xlsx.`,
    encrypted: (path) => `${path} est protégé par un mot de passe ; enregistrez-le d'abord sans mot de passe.`,
    tooBig: (path) =>
      `${path} dépasse 64 Mo par partie ou 256 Mo en tout une fois décompressé ; ce n'est pas une feuille de scores.`,
    noWorkbook: (path) => `${path} ne contient pas de classeur Excel.`,
    broken: (path) => `${path} est endommagé et illisible ; Excel peut parfois le réparer.`,
    noSheets: (path) => `${path} n'a aucune feuille de cellules.`,
  },
  notKept: ({ what, where }) =>
    ({
      signature: `Non conservé : la signature numérique (${where}) n'est plus valable.`,
      look: `Non conservé : les colonnes masquées ou groupées de ${where}, dont le complément a changé les largeurs.`,
      value: `${where} garde sa valeur : sa formule utilise ce que le banc d'essai ne sait pas calculer.`,
      password: `Non conservé : le mot de passe de ${where}, qui est protégée sans mot de passe.`,
    })[what],
  portTaken: (port) =>
    `Le port ${port} est pris, peut-être par un autre banc d'essai. Donnez-en un autre : npm start -- --port ${(port % 65_535) + 1}`,
  badPort: (port) => `${port} n'est pas un port : un nombre entier de 1 à 65535 est attendu.`,
  serving: (address) => `Le banc d'essai est à ${address} (ouvrez-le dans un navigateur). Ctrl+C l'arrête.`,
  overInput: (path) => `${path} est le classeur lui-même ; il faut un autre fichier.`,
  sameName: (path) => `Un autre classeur porte le nom de ${path} ; leurs résultats s'écriraient l'un sur l'autre.`,
  givenTwice: (path) => `${path} est donné deux fois ; nommez-le une fois.`,
  changedMeanwhile: (path) => `${path} a changé entre-temps, et rien n'est écrit. Relancez la commande.`,
  notTogether: (option, other) => `${option} et ${other} ne vont pas ensemble ; ôtez l'une des deux.`,
  onlyTogether: (option, other) => `${option} ne va qu'avec ${other}.`,
  folderWanted: (path) => `${path} est un fichier ; pour plusieurs classeurs il faut un dossier.`,
  otherEnding: (path, ending) => `${path} doit se terminer par ${ending}.`,
  notWritable: (path, why) => `${path} ne peut pas être écrit : ${why}.`,
  pageFailed: (why) => `Le complément n'a pas démarré. ${why}`,
  severity: { decide: 'à décider', warn: 'attention', info: 'note' },
  noFindings: 'Rien à signaler.',
  findings: 'Constatations',
  leaderboard: 'Classement',
  orderOfMerit: 'Ordre du mérite',
  matches: 'Matchs',
  matchCount: (all, counted) => `Matchs : ${all}, dont ${counted} comptent.`,
  events: 'Épreuves',
  event: (nth) => `É${nth}`,
  columns: ['Place', 'Nom', 'HJ', 'Total', 'Départagé par'],
  rulings: 'Décisions et leur effet',
  below: 'Hors classement',
  cards: (entered, returned, placed) => `Cartes : ${entered} inscrites, ${returned} rendues, ${placed} classées.`,
  open: (count) => `Provisoire, ${count} ${count === 1 ? 'décision' : 'décisions'} en attente.`,
  rules: (edition) => `Règles : ${edition}`,
  written: (path) => `Écrit : ${path}`,
  sample: (path) => `Exemple ${path}`,
  sampleMissing: (path) => `L'exemple ${path} manque.`,
  tryNext: [
    'À essayer ensuite :',
    '  npm run compile -- votre-classeur.xlsx --out out/resultats.xlsx --lang fr',
    '  npm run check-cards -- votre-classeur.xlsx --lang fr',
    "  npm run eval -- '=GOLF.STABLEFORD({5,4,4},{4,4,3},{1,2,3},1)'",
  ].join('\n'),
  whyDecide:
    'Une constatation « à décider » revient au Comité ; jusque-là les résultats sont provisoires, et compile finirait avec le code 1.',
};

/** The workbench's sentences in one language; those of the add-in come from the add-in. */
export const wordsOf = (language: Language): Words => ({ en, fr })[language];
