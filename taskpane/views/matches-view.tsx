import { CARDS } from '../../src/words/pane-cards';
import { OUTCOME } from '../../src/words/pane-results';
import { PANE } from '../../src/words/pane';
import { sayResults } from '../../src/words/results';
import { Press } from '../controls/field';
import { speaker } from '../speaker';
import { openText, Publish } from './results-view';
import type { ViewProps } from './view';

const BY_URGENCY = ['decide', 'warn', 'info'] as const;

/** A day of matches between teams: how they stand, every match, what is to be looked at, and the way to write it. */
export function MatchesView({ state, actions }: ViewProps) {
  const word = speaker(OUTCOME, state.language);
  const { matches: day, language } = state;
  if (!day) return null;
  const isBusy = state.busy !== null;
  return (
    <>
      <section aria-labelledby="standing">
        <h2 id="standing">{word('standing')}</h2>
        <p class={day.open > 0 ? 'decide' : undefined}>{openText(day.open, state.language)}</p>
        <div class="actions">
          <Press class="primary" press={actions.compile} isOff={isBusy}>
            {word('compile')}
          </Press>
          <Press press={actions.openResults} isOff={isBusy}>
            {word('openSheet')}
          </Press>
        </div>
        <table>
          <tbody>
            {day.places.map(({ place, name, total, won, halved, lost, holes, decidedBy }) => (
              <tr key={name}>
                <th scope="row">{place}</th>
                <td>
                  {name}
                  <small>
                    {sayResults('teamRecord', language, {
                      ...{ total, won, halved, lost },
                      margins: sayResults(holes < 0 ? 'holesDown' : 'holesUp', language, { holes: Math.abs(holes) }),
                    })}
                    {decidedBy === '' ? '' : ` · ${decidedBy}`}
                  </small>
                </td>
                <td class="figure">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Findings state={state} actions={actions} />
      <section aria-labelledby="matches">
        <h2 id="matches">{sayResults('matches', language)}</h2>
        <table>
          <tbody>
            {day.matches.map(({ match, home, away, result, points: [own, other] }, at) => (
              <tr key={String(at)}>
                <th scope="row">{match}</th>
                <td>
                  {home} – {away}
                  <small>{result}</small>
                </td>
                <td class="figure">{own === '' ? '' : `${own} : ${other}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Publish state={state} actions={actions} />
    </>
  );
}

function Findings({ state, actions }: ViewProps) {
  const word = speaker(CARDS, state.language);
  const findings = state.matches?.findings ?? [];
  return (
    <>
      {BY_URGENCY.map((severity) => {
        const own = findings.filter((each) => each.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} aria-labelledby={`findings-${severity}`}>
            <h3 id={`findings-${severity}`} class={severity}>
              {word(severity)} <span class="count">{own.length}</span>
            </h3>
            <ul class={`findings ${severity}`}>
              {own.map(({ cell, card, message }) => (
                <li key={`${cell} ${message}`}>
                  {card !== '' && <strong>{card}</strong>}
                  <p>{message}</p>
                  {cell !== '' && (
                    <div class="actions">
                      <Press
                        class="link"
                        label={speaker(PANE, state.language)('goTo', { cell })}
                        press={() => {
                          actions.goTo(cell);
                        }}
                      >
                        {cell}
                      </Press>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
