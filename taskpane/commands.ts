import { openDoor } from './open-door';

/** The ribbon's buttons that act without opening the pane. */
async function compileResults(event: Office.AddinCommands.Event): Promise<void> {
  try {
    openDoor();
    await globalThis.ScoreDesk?.compile({});
  } catch {
    // The pane says why: a ribbon button has no place for a sentence, and an alert is refused by the host.
    await Office.addin.showAsTaskpane();
  } finally {
    event.completed();
  }
}

void Office.onReady(({ host }) => {
  if (host !== Office.HostType.Excel) return;
  Office.actions.associate('compileResults', (event: Office.AddinCommands.Event) => {
    void compileResults(event);
  });
});
