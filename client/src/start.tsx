import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ALL_FEATURES } from './all-features';
import { App } from './app/app';
import { makeRouter } from './app/routing/router';
import { loadShell } from './app/shell/load-shell';
import { beginWithPage } from './shared/api/public-api';
import { formatDate } from './shared/display/format';
import { watchFirstInteraction } from './shared/page/first-interaction';
import { keepSession } from './shared/session/keep-session';
import { readSession } from './shared/session/session-storage';
import { makeStore } from './shared/state/store';

/** Yields to the browser, so that the page stays responsive. A slow phone needs a tenth of a second for each step in between. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  watchFirstInteraction();
  const session = readSession();
  if (session) void loadShell();
  await yieldToBrowser();
  const store = makeStore(session);
  beginWithPage(store);
  keepSession(store);
  await yieldToBrowser();
  const router = makeRouter(ALL_FEATURES);
  await yieldToBrowser();
  // Rendered in slices too, because the whole first render takes a slow phone a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  await yieldToBrowser();
  // Formatting the first date takes ten times as long as any later one. It is done here, where no screen waits for it.
  formatDate(new Date().toISOString());
}

void start();
