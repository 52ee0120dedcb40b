import { LocaleType, mergeLocales } from '@univerjs/core';
import type { IUniverConfig, Univer } from '@univerjs/core';
import DesignEnglish from '@univerjs/design/locale/en-US';
import DesignFrench from '@univerjs/design/locale/fr-FR';
import { UniverDocsPlugin } from '@univerjs/docs';
import { UniverDocsUIPlugin } from '@univerjs/docs-ui';
import DocsEnglish from '@univerjs/docs-ui/locale/en-US';
import DocsFrench from '@univerjs/docs-ui/locale/fr-FR';
import { UniverDataValidationPlugin } from '@univerjs/data-validation';
import type { IFunctionInfo } from '@univerjs/engine-formula';
import { UniverRenderEnginePlugin } from '@univerjs/engine-render';
import { UniverSheetsPlugin } from '@univerjs/sheets';
import { CalculationMode, UniverSheetsFormulaPlugin } from '@univerjs/sheets-formula';
import { UniverSheetsConditionalFormattingPlugin } from '@univerjs/sheets-conditional-formatting';
import { UniverSheetsConditionalFormattingUIPlugin } from '@univerjs/sheets-conditional-formatting-ui';
import ConditionsEnglish from '@univerjs/sheets-conditional-formatting-ui/locale/en-US';
import ConditionsFrench from '@univerjs/sheets-conditional-formatting-ui/locale/fr-FR';
import { UniverSheetsDataValidationPlugin } from '@univerjs/sheets-data-validation';
import { UniverSheetsDataValidationUIPlugin } from '@univerjs/sheets-data-validation-ui';
import ValidationUiEnglish from '@univerjs/sheets-data-validation-ui/locale/en-US';
import ValidationUiFrench from '@univerjs/sheets-data-validation-ui/locale/fr-FR';
import ValidationEnglish from '@univerjs/sheets-data-validation/locale/en-US';
import ValidationFrench from '@univerjs/sheets-data-validation/locale/fr-FR';
import { UniverSheetsFormulaUIPlugin } from '@univerjs/sheets-formula-ui';
import FormulaUiEnglish from '@univerjs/sheets-formula-ui/locale/en-US';
import FormulaUiFrench from '@univerjs/sheets-formula-ui/locale/fr-FR';
import FormulaEnglish from '@univerjs/sheets-formula/locale/en-US';
import FormulaFrench from '@univerjs/sheets-formula/locale/fr-FR';
import { UniverSheetsNotePlugin } from '@univerjs/sheets-note';
import { UniverSheetsNoteUIPlugin } from '@univerjs/sheets-note-ui';
import NoteEnglish from '@univerjs/sheets-note-ui/locale/en-US';
import NoteFrench from '@univerjs/sheets-note-ui/locale/fr-FR';
import { UniverSheetsNumfmtPlugin } from '@univerjs/sheets-numfmt';
import { UniverSheetsNumfmtUIPlugin } from '@univerjs/sheets-numfmt-ui';
import NumfmtEnglish from '@univerjs/sheets-numfmt-ui/locale/en-US';
import NumfmtFrench from '@univerjs/sheets-numfmt-ui/locale/fr-FR';
import { UniverSheetsUIPlugin } from '@univerjs/sheets-ui';
import SheetsUiEnglish from '@univerjs/sheets-ui/locale/en-US';
import SheetsUiFrench from '@univerjs/sheets-ui/locale/fr-FR';
import SheetsEnglish from '@univerjs/sheets/locale/en-US';
import SheetsFrench from '@univerjs/sheets/locale/fr-FR';
import { UniverUIPlugin } from '@univerjs/ui';
import UiEnglish from '@univerjs/ui/locale/en-US';
import UiFrench from '@univerjs/ui/locale/fr-FR';
import type { Language } from '../addin/built-addin';
import '@univerjs/design/lib/index.css';
import '@univerjs/ui/lib/index.css';
import '@univerjs/docs-ui/lib/index.css';
import '@univerjs/sheets-ui/lib/index.css';
import '@univerjs/sheets-formula-ui/lib/index.css';
import '@univerjs/sheets-numfmt-ui/lib/index.css';
import '@univerjs/sheets-data-validation-ui/lib/index.css';
import '@univerjs/sheets-conditional-formatting-ui/lib/index.css';
import '@univerjs/sheets-note-ui/lib/index.css';

const LOCALES = {
  [LocaleType.EN_US]: mergeLocales(
    DesignEnglish,
    UiEnglish,
    DocsEnglish,
    SheetsEnglish,
    SheetsUiEnglish,
    FormulaEnglish,
    FormulaUiEnglish,
    NumfmtEnglish,
    ConditionsEnglish,
    ValidationEnglish,
    ValidationUiEnglish,
    NoteEnglish,
  ),
  [LocaleType.FR_FR]: mergeLocales(
    DesignFrench,
    UiFrench,
    DocsFrench,
    SheetsFrench,
    SheetsUiFrench,
    FormulaFrench,
    FormulaUiFrench,
    NumfmtFrench,
    ConditionsFrench,
    ValidationFrench,
    ValidationUiFrench,
    NoteFrench,
  ),
};

/** How the grid is set up before it has a workbook. */
export interface GridSettings {
  readonly container: HTMLElement;
  readonly language: Language;
  readonly isDark: boolean;
  /** What the formula bar says of the add-in's functions. */
  readonly help: readonly IFunctionInfo[];
}

/** The engine's own settings for a grid in the user's language. */
export const gridConfig = ({ language, isDark }: GridSettings): Partial<IUniverConfig> => ({
  darkMode: isDark,
  locale: language === 'fr' ? LocaleType.FR_FR : LocaleType.EN_US,
  locales: LOCALES,
});

/**
 * Gives the engine its grid: formula bar, sheet tabs, menus and undo. The formula engine is there already.
 *
 * @param calculatesItself true for a grid without a book of ours behind it
 */
export function equipWithGrid(univer: Univer, { container, help }: GridSettings, calculatesItself = false): void {
  univer.registerPlugin(UniverRenderEnginePlugin);
  univer.registerPlugin(UniverUIPlugin, { container, ribbonType: 'simple', disableAutoFocus: true });
  univer.registerPlugin(UniverDocsPlugin);
  univer.registerPlugin(UniverDocsUIPlugin);
  univer.registerPlugin(UniverSheetsPlugin);
  univer.registerPlugin(UniverSheetsUIPlugin);
  univer.registerPlugin(UniverSheetsNumfmtPlugin);
  univer.registerPlugin(UniverSheetsNumfmtUIPlugin);
  univer.registerPlugin(UniverSheetsFormulaPlugin, {
    initialFormulaComputing: calculatesItself ? CalculationMode.FORCED : CalculationMode.NO_CALCULATION,
    description: [...help],
  });
  univer.registerPlugin(UniverSheetsFormulaUIPlugin);
  univer.registerPlugin(UniverDataValidationPlugin);
  univer.registerPlugin(UniverSheetsDataValidationPlugin);
  univer.registerPlugin(UniverSheetsDataValidationUIPlugin);
  univer.registerPlugin(UniverSheetsConditionalFormattingPlugin);
  univer.registerPlugin(UniverSheetsConditionalFormattingUIPlugin);
  univer.registerPlugin(UniverSheetsNotePlugin);
  univer.registerPlugin(UniverSheetsNoteUIPlugin);
}
