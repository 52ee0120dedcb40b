import { FileColors, tinted } from '../../workbench/xlsx/file-colors';
import { elementsOf } from '../../workbench/xlsx/xml';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The shades Excel offers under a colour of its palette of 2016. Excel rounds on the way: two of 255 are let pass. */
it.each([
  ['accent 1, lighter 80 %', '#4472C4', 0.7999816888943144, '#D9E1F2'],
  ['accent 1, lighter 60 %', '#4472C4', 0.5999938962981048, '#B4C6E7'],
  ['accent 1, lighter 40 %', '#4472C4', 0.3999755851924192, '#8EA9DB'],
  ['accent 1, darker 25 %', '#4472C4', -0.249977111117893, '#305496'],
  ['accent 6, lighter 80 %', '#70AD47', 0.7999816888943144, '#E2EFDA'],
  ['white, darker 15 %', '#FFFFFF', -0.1499984740745262, '#D9D9D9'],
  ['black, lighter 50 %', '#000000', 0.499984740745262, '#808080'],
])('%s', (_name, color, tint, shade) => {
  const wanted = channels(shade);
  channels(tinted(color, tint)).forEach((channel, at) =>
    expect(Math.abs(channel - (wanted[at] ?? NaN))).toBeLessThanOrEqual(2),
  );
});

const THEME =
  '<a:theme xmlns:a="x"><a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="44546A"/></a:dk2><a:lt2><a:srgbClr val="E7E6E6"/></a:lt2><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme></a:themeElements></a:theme>';

/** ECMA-376 part 1: 18.8.3 for themes and tints, 18.8.27 for colours by number, 64 being the system's own. */
it.each([
  ['<color rgb="FF0B6B3A"/>', '#0B6B3A'],
  ['<color theme="0"/>', '#FFFFFF'],
  ['<color theme="1"/>', '#000000'],
  ['<color theme="2"/>', '#E7E6E6'],
  ['<color theme="3"/>', '#44546A'],
  ['<color theme="4" tint="-0.5"/>', tinted('#4472C4', -0.5)],
  ['<color theme="9"/>', undefined],
  ['<color indexed="2"/>', '#FF0000'],
  ['<color indexed="10"/>', '#FF0000'],
  ['<color indexed="63"/>', '#333333'],
  ['<color indexed="64"/>', undefined],
  ['<color auto="1"/>', undefined],
])('%s', (xml, color) => {
  expect(new FileColors(THEME).of(elementsOf(xml, 'color')[0]?.tag)).toBe(color);
});
