import { bareWord, cellText } from '../cell-text';
import { ALLOWANCES, BEST_OF_FOUR, BEST_OF_FOUR_PAR, SMALL_FIELD } from '../editions/handicapping/allowances';
import { readDecimal } from '../exact';
import { familyOf, isFourBallWord, readForm } from '../forms/form';
import { type Read, refusal, refused, sound } from '../refusal';

const LEAST = 1;
const MOST = 200;

/**
 * Reads an allowance as hundredths of a per cent: 95, 0.95 and "95 %" are 95 %; above 3 it is read as per cent. A form of
 * play stands for the allowance recommended for it, with the size of the field where that matters.
 *
 * @param cell a number, text with a per cent sign, or a form: "stableford", "stableford, 24 players", "match",
 *   "fourball par", "fourball match", "2 of 4"
 * @example readAllowance('fourball match').value //=> 9000
 */
export function readAllowance(cell: unknown): Read<number> {
  const text = cellText(cell);
  const read = readDecimal(typeof cell === 'string' ? text.replace(/\s*%$/, '') : cell);
  const isShare = read !== null && read.over <= 3 * read.under && !text.endsWith('%');
  const recommended = read === null ? recommendedFor(text) : null;
  const hundredths =
    read === null ? recommended && recommended * 100 : (read.over * 100 * (isShare ? 100 : 1)) / read.under;
  return hundredths !== null && Number.isInteger(hundredths) && hundredths >= LEAST * 100 && hundredths <= MOST * 100
    ? sound(hundredths)
    : refused(refusal('handicap-allowance', { met: text, least: LEAST, most: MOST }));
}

/** The per cents recommended for a form of play; null for what is none, and for a side's one ball, which has SIDEHANDICAP. */
function recommendedFor(text: string): number | null {
  const [, form = '', players] = /^(.*?)(?:,?(\d{1,4})(?:PLAYERS|JOUEURS))?$/.exec(bareWord(text)) ?? [];
  const [, best, par] = /^([1-4])(?:OF|SUR|DE)4(PAR|BOGEY)?$/.exec(form) ?? [];
  if (best !== undefined) return (par ? BEST_OF_FOUR_PAR : BEST_OF_FOUR)[Number(best) - 1] ?? null;
  const [, ofMatch] = /^(.*)MATCH(?:PLAY)?$/.exec(form) ?? [];
  if (ofMatch !== undefined)
    return isFourBallWord(ofMatch)
      ? ALLOWANCES.fourBallMatch
      : /^(|SINGLES?|SIMPLE|INDIVIDU(AL|EL))$/.test(ofMatch)
        ? ALLOWANCES.match
        : null;
  const read = readForm(form);
  if (!read.ok || read.value.scoring === 'gross') return null;
  if (read.value.fourBall) return familyOf(read.value) === 'par' ? ALLOWANCES.fourBallPar : ALLOWANCES.fourBall;
  return players !== undefined && Number(players) < SMALL_FIELD ? ALLOWANCES.individualOfFew : ALLOWANCES.individual;
}
