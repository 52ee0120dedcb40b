import { type ResultsWord, sayForm, sayResults, sayTies } from '../words/results';
import type { Language } from '../words/say';
import type { Day, DayList, Series } from './day';
import type { DayResult, ListResult } from './day-result';
import { sayEffects } from './list-result';
import { planEclectic } from './eclectic-plan';
import { planFindings } from './findings-plan';
import { placeCell, placesColumns } from './places-table';
import { ResultsPage, type ResultsPlan } from './results-page';
import { headingOf, sheetName, titleOf } from './results-titles';
import { teamCardsText } from './team-result';
import { isEclectic } from './terms-rounds';

/** Plans our sheets, that of the whole field first, then one a list: values only, every text a text. */
export function planResults(day: Day, result: DayResult, language: Language): readonly ResultsPlan[] {
  const lists = day.lists.flatMap((list, nth) => {
    const listed = result.lists[nth];
    return listed ? [planList(day, list, result, listed, nth === 0, language)] : [];
  });
  const teams = result.teams.length > 0 ? [planTeams(day, result, language)] : [];
  const eclectic = day.series && isEclectic(day.terms.rounds) ? [planEclectic(day, result, day.series, language)] : [];
  const findings =
    result.findings.length > 0
      ? [
          planFindings(
            result.findings,
            {
              heading: headingOf(result, language),
              title: titleOf(day, result, language),
              of: sayResults('sheet', language),
              card: day.form.fourBall ? 'side' : 'name',
            },
            language,
          ),
        ]
      : [];
  return [...lists, ...eclectic, ...teams, ...findings];
}

function planList(
  day: Day,
  list: DayList,
  result: DayResult,
  listed: ListResult,
  isWhole: boolean,
  language: Language,
): ResultsPlan {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  const hasPrizes = result.prizes.some(({ list: title }) => title === listed.title);
  const columns = placesColumns(list.form, listed, { hasPrizes, hasRounds: !isEclectic(day.terms.rounds) }, language);
  const page = new ResultsPage(columns.map(({ width }) => width));
  const nameHead = say(list.form.fourBall ? 'side' : 'name');

  const heading = headingOf(result, language);
  page.addBold(heading);
  const title = titleOf(day, result, language);
  page.addBold(isWhole ? title : `${title} · ${listed.title}`);
  if (day.terms.course !== '') page.addSentence(say('course'), '', day.terms.course);
  page.addSentence(say('terms'), '', termsLine(day, list, language));
  if (day.series) page.addSentence(say('rounds'), '', roundsLine(day, day.series, language));
  if (list.division && list.division.asks !== '') page.addSentence(say('division'), '', list.division.asks);

  page.addTable(
    null,
    columns.map(({ head }) => head),
  );
  const from = page.length - 1;
  for (const line of listed.places) page.add(...columns.map(({ cell }) => cell(line)));

  if (listed.below.length > 0) {
    page.addTable(say('below'), [say('status'), nameHead, say('why')]);
    for (const { status, name, why } of listed.below) page.addSentence(status, name, why);
  }
  if (isWhole) addSections(page, day, result, language);
  page.add();
  page.addSentence(say('cardsHead'), '', say('cards', { ...listed.cards, ...accountOf(listed) }));
  page.addSentence(say('stampHead'), '', say('stamp', { stamp: result.stamp }));
  const firstFigure = columns.findIndex(({ isFigure }) => isFigure);
  return page.plan({
    sheet: isWhole ? say('sheet') : sheetName(`${say('sheet')} · ${listed.title}`),
    unfinished: say('unfinished'),
    heading,
    places: { from, count: listed.places.length + 1 },
    figures: { from: firstFigure, count: columns.filter(({ isFigure }) => isFigure).length },
  });
}

/** What stands on the sheet of the whole field only: prizes, rulings and their effects, twos. */
function addSections(page: ResultsPage, day: Day, result: DayResult, language: Language): void {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  if (result.prizes.length > 0) {
    page.addTable(say(day.terms.prizes.areSeveralAllowed ? 'prizes' : 'prizesOneEach'));
    for (const { place, name, list, prize } of result.prizes)
      page.addSentence(placeCell(place), name, list === '' ? prize : say('prizeOf', { list, prize }));
  }
  // What keeps a card below the line stands there already.
  const below = day.below.flatMap(({ isRanked, round }, at) =>
    isRanked && round
      ? [{ name: result.below[at]?.name ?? '', effects: sayEffects(round, language, ({ kind }) => kind !== 'out') }]
      : [],
  );
  const withEffects = [...result.places, ...below].filter(({ effects }) => effects.length > 0);
  if (withEffects.length > 0) {
    page.addTable(say('effects'));
    for (const { name, effects } of withEffects) for (const effect of effects) page.addSentence('', name, effect);
  }
  if (result.twos.length > 0) {
    page.addTable(say('twos'));
    for (const hole of new Set(result.twos.map((two) => two.hole))) {
      const names = result.twos
        .filter((two) => two.hole === hole)
        .map(({ name, strokes, prize }) =>
          [name, strokes === 1 ? say('holeInOne') : '', prize].filter((part) => part !== '').join(', '),
        );
      page.addSentence('', say('hole', { hole }), names.join('; '));
    }
  }
}

/** Widths of the teams: place, name, total, the cards, what decided it. */
const TEAM_WIDTHS = [44, 96, 44, 200, 110];

/** The teams, each with its cards. */
function planTeams(day: Day, result: DayResult, language: Language): ResultsPlan {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  const page = new ResultsPage(TEAM_WIDTHS);
  const heading = headingOf(result, language);
  page.addBold(heading);
  page.addBold(`${titleOf(day, result, language)} · ${say('teams')}`);
  const { teams } = day.terms;
  const [overall] = day.lists;
  const scoring =
    teams?.best == null
      ? say('teamScoringAll')
      : say(teams.kind === 'cards' ? 'teamScoringCards' : 'teamScoringHoles', { best: teams.best });
  if (overall) page.addSentence(say('terms'), '', `${termsLine(day, overall, language)} · ${scoring}`);
  page.addTable(null, [say('place'), say('team'), say('teamTotal'), say('teamCards'), say('decidedBy')]);
  const from = page.length - 1;
  for (const team of result.teams)
    page.add(
      placeCell(team.place || 'NR'),
      team.name,
      team.total === null ? '' : { number: team.total, format: '0;"−"0;0' },
      teamCardsText(team),
      team.decidedBy,
    );
  return page.plan({
    sheet: sheetName(`${say('sheet')} · ${say('teams')}`),
    unfinished: say('unfinished'),
    heading,
    places: { from, count: result.teams.length + 1 },
    figures: { from: 2, count: 1 },
  });
}

/** Every card entered is placed, below the line, or not returned. */
const accountOf = ({ cards, below }: ListResult): { readonly below: number; readonly missing: number } => ({
  below: below.length,
  missing: cards.entered - cards.returned,
});

/** Whether two plans would write the same; if so, nothing that counts changed in between. */
export const isSamePlan = (a: readonly ResultsPlan[], b: readonly ResultsPlan[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Which sheets are the rounds, and how many of them count. */
function roundsLine({ terms }: Day, { sheets }: Series, language: Language): string {
  const names = sheets.join(', ');
  const counted = terms.rounds?.counted;
  switch (counted?.kind) {
    case 'best':
      return sayResults('roundsBest', language, { sheets: names, count: counted.count });
    case 'eclectic':
      return sayResults('roundsEclectic', language, { sheets: names });
    default:
      return sayResults('roundsAll', language, { sheets: names });
  }
}

/** Form, edition, allowance, ties, and what rulings took off. */
function termsLine({ terms, edition }: Day, { form, isGross, placed }: DayList, language: Language): string {
  const { allowance, ties } = terms;
  const deductions = placed.flatMap(({ judged }) => (judged.round?.deducted ? [judged.round.deducted] : []));
  const said = sayForm(form, language);
  return sayResults('termsLine', language, {
    form: isGross && form.scoring !== 'gross' ? sayResults('grossOf', language, { form: said }) : said,
    edition,
    allowance: allowance === '' || isGross ? '' : sayResults('allowance', language, { allowance }),
    ties: sayTies(ties, language),
    deducted:
      deductions.length === 0
        ? ''
        : sayResults(deductions.length === 1 ? 'deductedOne' : 'deducted', language, {
            amount: deductions.reduce((sum, amount) => sum + amount, 0),
            cards: deductions.length,
          }),
  });
}
