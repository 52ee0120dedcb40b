import { areaAddress, readAddress } from '../engine/address';
import type { Validation } from '../engine/validation';
import { withChild } from './sheet-look';
import { attribute, elementsOf, escapeXml, unescapeXml } from './xml';
import type { Element } from './xml';

const TYPES = ['none', 'whole', 'decimal', 'list', 'date', 'time', 'textLength', 'custom'] as const;
const STYLES = ['stop', 'warning', 'information'] as const;

const isSet = ({ tag }: Element, name: string): boolean => ['1', 'true'].includes(attribute(tag, name) ?? '');

function formulaIn({ inner }: Element, name: string): string {
  const found = elementsOf(inner, name)[0]?.inner ?? '';
  return unescapeXml(elementsOf(found, 'f')[0]?.inner ?? found).trim();
}

function readOne(element: Element): Validation[] {
  const { tag, inner } = element;
  const own = attribute(tag, 'sqref');
  const sqref = own ?? unescapeXml(elementsOf(inner, 'sqref')[0]?.inner ?? '');
  const type = TYPES.find((one) => one === (attribute(tag, 'type') ?? 'none'));
  const areas = sqref.split(/\s+/).flatMap((text) => readAddress(text)?.area ?? []);
  if (!type || areas.length === 0) return [];
  return [
    {
      areas,
      type,
      operator: attribute(tag, 'operator') ?? 'between',
      formula1: formulaIn(element, 'formula1'),
      formula2: formulaIn(element, 'formula2'),
      ignoresBlanks: isSet(element, 'allowBlank'),
      // The file says when the arrow is not shown.
      hasDropDown: !isSet(element, 'showDropDown'),
      prompt: {
        title: attribute(tag, 'promptTitle') ?? '',
        message: attribute(tag, 'prompt') ?? '',
        isShown: isSet(element, 'showInputMessage'),
      },
      error: {
        title: attribute(tag, 'errorTitle') ?? '',
        message: attribute(tag, 'error') ?? '',
        style: STYLES.find((one) => one === attribute(tag, 'errorStyle')) ?? 'stop',
        isShown: isSet(element, 'showErrorMessage'),
      },
      isExtension: own === undefined,
    },
  ];
}

/** What a sheet's part says may be typed in its cells, its extensions included. */
export const validationsIn = (xml: string): Validation[] => elementsOf(xml, 'dataValidation').flatMap(readOne);

function oneElement(one: Validation, prefix: string): string {
  const { prompt, error } = one;
  const marks: readonly (readonly [string, string])[] = [
    ['type', one.type === 'none' ? '' : one.type],
    ['errorStyle', error.style === 'stop' ? '' : error.style],
    ['operator', one.operator === 'between' ? '' : one.operator],
    ['allowBlank', one.ignoresBlanks ? '1' : ''],
    ['showDropDown', one.hasDropDown ? '' : '1'],
    ['showInputMessage', prompt.isShown ? '1' : ''],
    ['showErrorMessage', error.isShown ? '1' : ''],
    ['errorTitle', error.title],
    ['error', error.message],
    ['promptTitle', prompt.title],
    ['prompt', prompt.message],
    ['sqref', one.areas.map(areaAddress).join(' ')],
  ];
  const open = marks.flatMap(([name, value]) => (value === '' ? [] : [` ${name}="${escapeXml(value)}"`])).join('');
  const formulas = [one.formula1, one.formula2].map((formula, at) =>
    formula === '' ? '' : `<${prefix}formula${at + 1}>${escapeXml(formula)}</${prefix}formula${at + 1}>`,
  );
  return `<${prefix}dataValidation${open}>${formulas.join('')}</${prefix}dataValidation>`;
}

/** A sheet's part with the validations the sheet has now; as it was where they are the part's own. */
export function withValidations(xml: string, validations: readonly Validation[]): string {
  const own = validations.filter(({ isExtension }) => !isExtension);
  if (JSON.stringify(own) === JSON.stringify(validationsIn(xml).filter(({ isExtension }) => !isExtension))) return xml;
  const prefix = elementsOf(xml, 'worksheet')[0]?.tag.prefix ?? '';
  const inner = own.map((one) => oneElement(one, prefix)).join('');
  const text =
    own.length === 0 ? '' : `<${prefix}dataValidations count="${own.length}">${inner}</${prefix}dataValidations>`;
  return withChild(xml, 'dataValidations', text);
}
