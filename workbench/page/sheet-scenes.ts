import {
  BooleanNumber,
  DataValidationErrorStyle,
  DataValidationOperator,
  DataValidationType,
  ICommandService,
} from '@univerjs/core';
import type { IDataValidationRule } from '@univerjs/core';
import { AddDataValidationMutation } from '@univerjs/data-validation';
import {
  AddConditionalRuleMutation,
  CFNumberOperator,
  CFRuleType,
  CFSubRuleType,
  CFTextOperator,
  CFValueType,
} from '@univerjs/sheets-conditional-formatting';
import type { IConditionFormattingRule } from '@univerjs/sheets-conditional-formatting';
import { UpdateNoteMutation } from '@univerjs/sheets-note';
import { readAddress } from '../engine/address';
import type { UniverBook } from '../engine/univer-book';
import type { UniverSheet } from '../engine/univer-sheet';
import type { Validation } from '../engine/validation';
import { shownValue } from '../engine/values';
import type { ConditionalFormat } from '../xlsx/conditional-formats';
import type { Source } from '../xlsx/open-book';
import { sceneOf, unseenInBook } from '../xlsx/sheet-scene';
import type { SheetScene, Unseen } from '../xlsx/sheet-scene';
import { gridLook } from './cell-looks';
import { rangeOf } from './sheet-looks';

type Rule = IConditionFormattingRule['rule'];

const NOTE_SIZE = { width: 180, height: 90 };

const NUMBERS: Readonly<Record<string, CFNumberOperator>> = {
  greaterThan: CFNumberOperator.greaterThan,
  greaterThanOrEqual: CFNumberOperator.greaterThanOrEqual,
  lessThan: CFNumberOperator.lessThan,
  lessThanOrEqual: CFNumberOperator.lessThanOrEqual,
  equal: CFNumberOperator.equal,
  notEqual: CFNumberOperator.notEqual,
};
const TEXTS: Readonly<Record<string, CFTextOperator>> = {
  containsText: CFTextOperator.containsText,
  notContainsText: CFTextOperator.notContainsText,
  beginsWith: CFTextOperator.beginsWith,
  endsWith: CFTextOperator.endsWith,
};
const STOPS: Readonly<Record<string, CFValueType>> = {
  min: CFValueType.min,
  max: CFValueType.max,
  num: CFValueType.num,
  percent: CFValueType.percent,
  percentile: CFValueType.percentile,
};

/** The grid's rule for a conditional format; undefined for one that would need formulas or symbols of its own. */
function ruleOf(format: ConditionalFormat): Rule | undefined {
  const { type, operator, formulas, text, scale } = format;
  const style = gridLook(format.look);
  delete style.vt;
  const values = formulas.map(Number);
  const highlight = { type: CFRuleType.highlightCell, style } as const;
  if (type === 'cellIs' && values.every((value) => !Number.isNaN(value))) {
    const [first = 0, second = 0] = values;
    if (operator === 'between' || operator === 'notBetween')
      return {
        ...highlight,
        subType: CFSubRuleType.number,
        operator: CFNumberOperator[operator],
        value: [first, second],
      };
    const one = NUMBERS[operator];
    return one && ({ ...highlight, subType: CFSubRuleType.number, operator: one, value: first } as Rule);
  }
  const textOperator = TEXTS[type];
  if (textOperator) return { ...highlight, subType: CFSubRuleType.text, operator: textOperator, value: text };
  if (type === 'duplicateValues') return { ...highlight, subType: CFSubRuleType.duplicateValues };
  if (type === 'uniqueValues') return { ...highlight, subType: CFSubRuleType.uniqueValues };
  if (type !== 'colorScale' || scale.some((stop) => STOPS[stop.type] === undefined || stop.color === ''))
    return undefined;
  return {
    type: CFRuleType.colorScale,
    config: scale.map(({ type: kind, value, color }, index) => ({
      index,
      color,
      value: { type: STOPS[kind] ?? CFValueType.num, value: Number(value) },
    })),
  };
}

const TYPES: Readonly<Record<Validation['type'], DataValidationType>> = {
  none: DataValidationType.ANY,
  whole: DataValidationType.WHOLE,
  decimal: DataValidationType.DECIMAL,
  list: DataValidationType.LIST,
  date: DataValidationType.DATE,
  time: DataValidationType.TIME,
  textLength: DataValidationType.TEXT_LENGTH,
  custom: DataValidationType.CUSTOM,
};
const OPERATORS = new Map<string, DataValidationOperator>(
  Object.values(DataValidationOperator).map((name) => [name, name]),
);
const ERRORS = {
  stop: DataValidationErrorStyle.STOP,
  warning: DataValidationErrorStyle.WARNING,
  information: DataValidationErrorStyle.INFO,
} as const;

/** The items of a list: those it names, or those that stand in the block it names. */
function itemsOf(book: UniverBook, sheet: UniverSheet, formula: string): string | undefined {
  if (formula.startsWith('"')) return formula.slice(1, -1).replace(/""/g, '"');
  const named = book.names.find(({ name }) => name.toLowerCase() === formula.toLowerCase())?.refersTo ?? formula;
  const place = readAddress(named.replace(/^=/, ''));
  const from = place && (place.sheet === undefined ? sheet : book.find(place.sheet));
  if (!place || !from) return undefined;
  const items: string[] = [];
  const { row, column, rows, columns } = place.area;
  for (let y = row; y < row + rows; y++)
    for (let x = column; x < column + columns; x++) items.push(String(shownValue(from.value(y, x))));
  return items.filter((item) => item !== '').join(',');
}

const isConstant = (formula: string): boolean => formula === '' || !Number.isNaN(Number(formula));

/** The grid's rule for what may be typed; undefined where a formula decides. */
function validationRule(
  book: UniverBook,
  sheet: UniverSheet,
  one: Validation,
  at: number,
): IDataValidationRule | undefined {
  const items = one.type === 'list' ? itemsOf(book, sheet, one.formula1) : undefined;
  if (one.type === 'list' ? items === undefined : !isConstant(one.formula1) || !isConstant(one.formula2))
    return undefined;
  if (one.type === 'custom') return undefined;
  const operator = OPERATORS.get(one.operator);
  return {
    uid: `${sheet.id} ${at}`,
    type: TYPES[one.type],
    ranges: one.areas.map(rangeOf),
    allowBlank: one.ignoresBlanks,
    formula1: items ?? one.formula1,
    formula2: one.formula2,
    ...(operator && one.type !== 'list' ? { operator } : {}),
    showDropDown: one.hasDropDown,
    showErrorMessage: one.error.isShown,
    error: one.error.message,
    errorTitle: one.error.title,
    errorStyle: ERRORS[one.error.style],
    showInputMessage: one.prompt.isShown,
    prompt: one.prompt.message,
    promptTitle: one.prompt.title,
  };
}

function hide(sheet: UniverSheet, { hiddenRows, hiddenColumns, hasGridLines }: SheetScene): void {
  const config = sheet.worksheet.getConfig();
  for (const row of hiddenRows) config.rowData[row] = { ...config.rowData[row], hd: BooleanNumber.TRUE };
  for (const column of hiddenColumns)
    config.columnData[column] = { ...config.columnData[column], hd: BooleanNumber.TRUE };
  config.showGridlines = hasGridLines ? BooleanNumber.TRUE : BooleanNumber.FALSE;
}

/** What of a file is kept and not shown. */
export interface NotShown {
  readonly unseen: readonly Unseen[];
  readonly rulesNotShown: number;
}

/** Shows what a file's sheets have besides cells and looks: what is hidden, notes, lists to choose from, conditional formats. */
export function showScenes(book: UniverBook, source: Source): NotShown {
  const commands = book.engine.services.get(ICommandService);
  const unseen = new Set(unseenInBook(source));
  let notShown = 0;
  for (const sheet of book.sheets) {
    const target = { unitId: book.engine.id, subUnitId: sheet.id };
    const run = (id: string, params: object): void => void commands.syncExecuteCommand(id, params, { onlyLocal: true });
    const scene = sceneOf(source, sheet.id);
    if (scene) hide(sheet, scene);
    for (const what of scene?.unseen ?? []) unseen.add(what);
    for (const { row, column, text } of scene?.notes ?? [])
      run(UpdateNoteMutation.id, {
        unitId: target.unitId,
        sheetId: sheet.id,
        row,
        col: column,
        note: { id: `${sheet.id} ${row},${column}`, row, col: column, note: text, ...NOTE_SIZE },
        silent: true,
      });
    sheet.validations.forEach((one, at) => {
      const rule = validationRule(book, sheet, one, at);
      if (rule) run(AddDataValidationMutation.id, { ...target, rule });
      else notShown += 1;
    });
    // The one added last goes before the others: in a file the lowest priority does.
    const formats = [...(scene?.formats ?? [])].sort((a, b) => b.priority - a.priority);
    for (const [at, format] of formats.entries()) {
      const rule = ruleOf(format);
      const ranges = format.areas.map(rangeOf);
      if (rule)
        run(AddConditionalRuleMutation.id, {
          ...target,
          rule: { cfId: `${sheet.id} ${at}`, ranges, stopIfTrue: format.isLast, rule },
        });
      else notShown += 1;
    }
  }
  return { unseen: [...unseen], rulesNotShown: notShown };
}
