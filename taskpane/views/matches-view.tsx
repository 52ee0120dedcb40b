import { CARDS } from '../../src/words/pane-cards';
import { PANE } from '../../src/words/pane';
import { sayResults, sayTeamRecord } from '../../src/words/results';
import { Press } from '../controls/field';
import { speaker } from '../speaker';
import { Publish, Standing } from './results-view';
import type { ViewProps } from './view';

const BY_URGENCY = ['decide', 'warn', 'info'] as const;

/** A day of matches between teams: how they stand, every match, what is to be looked at, and the way to write it. */
export function MatchesView({ state, actions }: ViewProps) {
  const { matches: day, language } = state;
  if (!day) return null;
  return (
    <>
      <section aria-labelledby="standing">
        <Standing open={day.open} state={state} actions={actions} />
        <table>
          <tbody>
            {day.places.map((team) => (
              <tr key={team.name}>
                <th scope="row">{team.place}</th>
                <td>
                  {team.name}
                  <small>{sayTeamRecord(team, language)}</small>
                </td>
                <td class="figure">{team.total}</td>
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
