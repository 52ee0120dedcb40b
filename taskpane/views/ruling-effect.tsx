import { PANE } from '../../src/words/pane';
import { RULINGS } from '../../src/words/pane-rulings';
import { Press, TextField } from '../controls/field';
import { Focused } from '../controls/focus';
import { readyRuling } from '../ready-ruling';
import { sayStanding, speaker } from '../speaker';
import type { RulingEvent } from '../states/ruling-state';
import type { ViewProps } from './view';

/** What the ruling would do, before and after, and the way to apply it. */
export function RulingEffect({ state, actions, tell }: ViewProps & { readonly tell: (event: RulingEvent) => void }) {
  const word = speaker(RULINGS, state.language);
  const ready = readyRuling(state);
  if (!ready) return null;
  const { preview, cell, name } = ready;
  const form = state.seen?.compiled?.day.form;
  const isBusy = state.busy !== null;
  const moved =
    preview.moved === 0
      ? word('movedNone')
      : preview.moved === 1
        ? word('movedOne')
        : word('moved', { moved: preview.moved });
  return (
    <section aria-labelledby="effect" class="effect">
      <h3 id="effect">{word('effect')}</h3>
      <div aria-live="polite">
        <p class="notation">
          <code>{preview.text}</code>
        </p>
        <p class="quiet">{word('written', { cell })}</p>
        {preview.effects.map((effect) => (
          <p key={effect} class={preview.isSound ? undefined : 'decide'}>
            {effect}
          </p>
        ))}
        {preview.isSound && (
          <>
            <dl>
              <div>
                <dt>{word('before')}</dt>
                <dd>{sayStanding(preview.before, form, state.language)}</dd>
              </div>
              <div>
                <dt>{word('after')}</dt>
                <dd>{sayStanding(preview.after, form, state.language)}</dd>
              </div>
            </dl>
            <p class="quiet">{moved}</p>
          </>
        )}
      </div>
      {preview.isSound && (
        <>
          <TextField
            id="ruling-reason"
            label={word('reason')}
            value={state.ruling.reason}
            change={(reason) => {
              tell({ type: 'reason', reason });
            }}
          />
          {state.ruling.isConfirming ? (
            <Focused class="confirm" role="alert">
              <p>{word('confirm', { name })}</p>
              <div class="actions">
                <Press class="danger" press={actions.rule} isOff={isBusy}>
                  {word('confirmNow')}
                </Press>
                <Press
                  press={() => {
                    tell({ type: 'confirm', isConfirming: false });
                  }}
                >
                  {speaker(PANE, state.language)('cancel')}
                </Press>
              </div>
            </Focused>
          ) : (
            <div class="actions">
              <Press class="primary" press={actions.rule} isOff={isBusy}>
                {word('apply')}
              </Press>
            </div>
          )}
        </>
      )}
    </section>
  );
}
