import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';

/** A sheet as Excel stores one, with everything a reader may trip over; cells by hand so that every form is there. */
const SCORES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><dimension ref="A1:H6"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData><row r="1" spans="1:8"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><rPr><b/></rPr><t>Ri</t></r><r><t xml:space="preserve">ch </t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1"/></row><row r="2"><c r="A2"><v>4</v></c><c r="B2"><v>5</v></c><c r="C2"><f t="shared" ref="C2:C4" si="0">SUM($A2:B2)*Par</f><v>27</v></c><c r="D2" t="str"><f>A2&amp;" &lt;x&gt;"</f><v>4 &lt;x&gt;</v></c></row><row r="3"><c r="A3"><v>6</v></c><c r="B3"><v>3</v></c><c r="C3"><f t="shared" si="0"/><v>27</v></c></row><row><c><v>1</v></c><c><v>2</v></c><c><f t="shared" si="0"/><v>9</v></c></row><row r="5"><c r="A5" t="e"><f>_xldudf_GOLF_ADDUP(A2:B4)</f><v>#NAME?</v></c><c r="B5"><f>NEVERHEARD(1)</f><v>77</v></c><c r="C5"><f>A2:A4</f><v>123</v></c></row><row r="6"><c r="A6" cm="1"><f t="array" ref="A6:A8">_xlfn._xlws.SORT(A2:A4)</f><v>1</v></c><c r="E6" s="2"><v>45000</v></c></row><row r="7"><c r="A7"><v>4</v></c></row><row r="8"><c r="A8"><v>6</v></c></row></sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;

const WEB_EXTENSION =
  '<we:webextension xmlns:we="http://schemas.microsoft.com/office/webextensions/webextension/2010/11" id="{1}"><we:reference id="x" version="1.0.0.0" store="developer" storeType="Registry"/><we:alternateReferences/><we:properties/><we:bindings/><we:snapshot/></we:webextension>';

/** Parts of a club's own workbook that have nothing to do with us, by name. */
export const OWN_PARTS: Readonly<Record<string, string>> = {
  'customXml/item1.xml': '<club xmlns="urn:club">kept</club>',
  'xl/webextensions/webextension1.xml': WEB_EXTENSION,
  'xl/vbaProject.bin': 'not really a program',
};

/** A club's workbook: a scoring sheet stored as Excel stores it, and a sheet with a chart, a table, rules and a comment. */
export async function clubWorkbook(): Promise<Uint8Array> {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Scores', rows: [['Player']] },
      {
        name: "Club's notes & more",
        rows: [
          ['Hole', 'Par'],
          [1, 4],
          [2, 3],
        ],
        cells: new Map([['0,0', { comment: { text: 'the first hole', author: 'Secretary' } }]]),
        tables: [{ name: 'Course', columns: [{ name: 'Hole' }, { name: 'Par' }], range: 'A1:B3' }],
        dataValidations: [{ type: 'whole', operator: 'between', formula1: '3', formula2: '6', range: 'B2:B3' }],
        conditionalRules: [{ type: 'cellIs', operator: 'greaterThan', formula: '3', priority: 1, range: 'B2:B3' }],
        charts: [
          {
            type: 'bar',
            series: [{ name: 'Par', values: 'B2:B3', categories: 'A2:A3' }],
            anchor: { from: { row: 5, col: 0 }, to: { row: 15, col: 5 } },
          },
        ],
      },
      { name: 'Secret', rows: [[1]], veryHidden: true },
    ],
    properties: { title: 'Club day', creator: 'Secretary', custom: { Club: 'Links' } },
  });
  const parts = unzipSync(bytes);
  const edit = (name: string, change: (text: string) => string): void => {
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())));
  };
  for (const [name, text] of Object.entries(OWN_PARTS)) parts[name] = strToU8(text);
  parts['xl/worksheets/sheet1.xml'] = strToU8(SCORES);
  parts['xl/sharedStrings.xml'] ??= strToU8('');
  edit('xl/sharedStrings.xml', (text) => text.replace(/<si>/, '<si><t>Pl</t></si><si>'));
  edit('xl/workbook.xml', (text) =>
    text
      .replace(
        /<definedNames>|(<calcPr)/,
        (_, calc: string | undefined) =>
          `<definedNames><definedName name="_xldudf_GOLF_ADDUP" hidden="1">#NAME?</definedName><definedName name="Par">3</definedName><definedName name="_xlnm.Print_Area" localSheetId="1">'Club''s notes &amp; more'!$A$1:$B$3</definedName></definedNames>${calc ?? ''}`,
      )
      .replace('</workbook>', '<extLst/></workbook>'),
  );
  edit('xl/styles.xml', (text) =>
    text.replace(
      /<cellXfs count="\d+">([\s\S]*?)<\/cellXfs>/,
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"><protection locked="0"/></xf></cellXfs>',
    ),
  );
  return zipSync(parts);
}

/** The parts of a file as texts, by name. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}
