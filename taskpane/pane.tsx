import { PANE } from '../src/words/pane';
import { Press } from './controls/field';
import { Focused } from './controls/focus';
import { panelId, tabId, Tabs } from './controls/tabs';
import { VIEWS } from './pane-state';
import { speaker } from './speaker';
import { CardsView } from './views/cards-view';
import { MatchesView } from './views/matches-view';
import { ResultsView } from './views/results-view';
import { RulesView } from './views/rules-view';
import { RulingsView } from './views/rulings-view';
import { SheetView } from './views/sheet-view';
import type { ViewProps } from './views/view';

const PAGES = { sheet: SheetView, cards: CardsView, rulings: RulingsView, results: ResultsView, rules: RulesView };

/** The pane: a page a task, with what is under way and what was done on top. */
export function Pane({ state, actions }: ViewProps) {
  const { language, view, seen, notice } = state;
  const word = speaker(PANE, language);
  const switchLanguage = (
    <Press
      class="small"
      press={() => {
        actions.speak(language === 'fr' ? 'en' : 'fr');
      }}
    >
      <span lang={language === 'fr' ? 'en' : 'fr'}>{word('language')}</span>
    </Press>
  );
  if (state.isOutside)
    return (
      <main lang={language} class="outside">
        <h1>{word('title')}</h1>
        <p>{word('outside')}</p>
        <p>{word('outsideWhat')}</p>
        {switchLanguage}
      </main>
    );
  // Of a day of matches there is one page, whatever the task.
  const Page = state.matches && view !== 'rules' ? MatchesView : PAGES[view];
  const needsSheet = view !== 'rules';
  return (
    <div lang={language} class="pane">
      <header>
        <h1>{word('title')}</h1>
        {switchLanguage}
      </header>
      <nav aria-label={word('views')}>
        <Tabs
          label={word('views')}
          names={VIEWS}
          selected={view}
          titles={word}
          select={(name) => {
            actions.tell({ type: 'view', view: name });
          }}
        />
      </nav>
      <main>
        <Progress state={state} actions={actions} />
        {notice && (
          <Focused
            key={notice.sentence}
            class={`notice ${notice.kind}`}
            role={notice.kind === 'refused' ? 'alert' : 'status'}
            onlyIfLost
          >
            <p>{notice.sentence}</p>
            <Press
              class="small"
              label={word('close')}
              press={() => {
                actions.tell({ type: 'told', notice: null });
              }}
            >
              ×
            </Press>
          </Focused>
        )}
        <div id={panelId(view)} class="page" role="tabpanel" aria-labelledby={tabId(view)}>
          {needsSheet && seen && seen.refusals.length > 0 && <NoSheet state={state} actions={actions} />}
          {(seen !== null || !needsSheet) && <Page state={state} actions={actions} />}
        </div>
      </main>
    </div>
  );
}

/** What is under way, for the eye and for the ear. */
function Progress({ state, actions }: ViewProps) {
  const word = speaker(PANE, state.language);
  const { busy } = state;
  return (
    <div class="progress">
      <p role="status">
        {busy === null
          ? ''
          : busy.step > 0
            ? `${word(busy.work)} ${word('step', { step: busy.step })}`
            : word(busy.work)}
      </p>
      {busy !== null && <progress aria-label={word(busy.work)} />}
      {busy?.canStop === true && (
        <Press class="small" press={actions.stop}>
          {word('stop')}
        </Press>
      )}
    </div>
  );
}

/** Why the day cannot be read, and the way to where that is put right. */
function NoSheet({ state, actions }: ViewProps) {
  const word = speaker(PANE, state.language);
  return (
    <section class="refusal">
      <h2>{word('noSheet')}</h2>
      <ul>
        {(state.seen?.refusals ?? []).map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
      <div class="actions">
        {state.view !== 'sheet' && (
          <Press
            class="primary"
            press={() => {
              actions.tell({ type: 'view', view: 'sheet' });
            }}
          >
            {word('goToSheet')}
          </Press>
        )}
        <Press press={actions.readAgain} isOff={state.busy !== null}>
          {word('readAgain')}
        </Press>
      </div>
    </section>
  );
}
