import { BooleanNumber } from '@univerjs/core';
import { FunctionType } from '@univerjs/engine-formula';
import type { IFunctionInfo } from '@univerjs/engine-formula';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const flag = (on: boolean): BooleanNumber => (on ? BooleanNumber.TRUE : BooleanNumber.FALSE);

/** What the formula bar says of the add-in's functions: names, parameters and sentences of functions.json. */
export function readHelp(json: string, namespace: string): IFunctionInfo[] {
  const data: unknown = JSON.parse(json);
  const functions: unknown = isRecord(data) ? data['functions'] : undefined;
  if (!Array.isArray(functions)) return [];
  return functions.filter(isRecord).map((one): IFunctionInfo => {
    const parameters: unknown = one['parameters'];
    return {
      functionName: `${namespace}.${text(one['name'])}`,
      functionType: FunctionType.User,
      description: text(one['description']),
      abstract: text(one['description']),
      functionParameter: (Array.isArray(parameters) ? parameters : []).filter(isRecord).map((parameter) => ({
        name: text(parameter['name']),
        detail: text(parameter['description']),
        example: '',
        require: flag(parameter['optional'] !== true),
        repeat: flag(parameter['repeating'] === true),
      })),
    };
  });
}
