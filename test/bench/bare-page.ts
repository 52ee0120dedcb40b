import { ICommandService, LogLevel, Univer, UniverInstanceType } from '@univerjs/core';
import type { IWorkbookData } from '@univerjs/core';
import {
  FormulaExecutedStateType,
  SetFormulaCalculationNotificationMutation,
  UniverFormulaEnginePlugin,
} from '@univerjs/engine-formula';
import { SetRangeValuesCommand } from '@univerjs/sheets';
import type { NamedFunction } from '../../workbench/engine/excel-functions';
import { univerFunction } from '../../workbench/engine/univer-function';
import { functionsInFrame } from '../../workbench/page/functions-frame';
import { readBuiltAddIn } from '../../workbench/addin/built-addin';
import { equipWithGrid, gridConfig } from '../../workbench/page/grid-plugins';

/** Univer's own grid on the same workbook with the same functions, and nothing of ours beside them. */

interface Bare {
  readonly isReady: () => boolean;
  /** Writes a number as a user does; settles when Univer has calculated. */
  readonly edit: (row: number, column: number, value: number) => Promise<void>;
}

declare global {
  interface Window {
    bare?: Bare;
  }
}

async function start(): Promise<void> {
  const text = async (path: string): Promise<string> => (await fetch(path)).text();
  const [manifest, json, snapshot] = await Promise.all([
    text('/manifest.xml'),
    text('/functions.json'),
    text('/bench/snapshot.json'),
  ]);
  const functions = await functionsInFrame(readBuiltAddIn(manifest, json), { language: 'en' });
  const container = document.createElement('div');
  container.style.cssText = 'position:fixed;inset:0';
  document.body.append(container);
  const settings = { container, language: 'en', isDark: false, help: [] } as const;
  const univer = new Univer({ logLevel: LogLevel.SILENT, ...gridConfig(settings) });
  univer.registerPlugin(UniverFormulaEnginePlugin, {
    function: functions.map((one): NamedFunction => [univerFunction(one, 'null'), one.name.toUpperCase()]),
  });
  equipWithGrid(univer, settings, true);
  const commands = univer.__getInjector().get(ICommandService);
  const calculated = (): Promise<void> =>
    new Promise((resolve) => {
      const listening = commands.onCommandExecuted(({ id, params }) => {
        const state: unknown = params && Reflect.get(params, 'functionsExecutedState');
        if (id !== SetFormulaCalculationNotificationMutation.id || state !== FormulaExecutedStateType.SUCCESS) return;
        listening.dispose();
        resolve();
      });
    });
  const first = calculated();
  const data = JSON.parse(snapshot) as IWorkbookData;
  univer.createUnit(UniverInstanceType.UNIVER_SHEET, data);
  await first;
  let isReady = false;
  requestAnimationFrame(() => (isReady = true));
  window.bare = {
    isReady: () => isReady,
    edit: async (row, column, value) => {
      const done = calculated();
      const subUnitId = data.sheetOrder[0];
      const range = { startRow: row, endRow: row, startColumn: column, endColumn: column };
      await commands.executeCommand(SetRangeValuesCommand.id, {
        unitId: data.id,
        subUnitId,
        range,
        value: { v: value },
      });
      await done;
    },
  };
}

void start();
