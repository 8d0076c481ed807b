import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ALL_FEATURES } from './all-features';
import { App } from './app/app';
import { makeRouter } from './app/routing/router';
import { loadShell } from './app/shell/load-shell';
import { beginWithPage } from './shared/api/public-api';
import { formatDate } from './shared/display/format';
import { watchFirstAct } from './shared/page/first-act';
import { keepSession } from './shared/session/keep-session';
import { readSession } from './shared/session/session-storage';
import { makeStore } from './shared/state/store';

/** Lets the page answer: a slow phone needs a tenth of a second for each step between. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  watchFirstAct();
  const session = readSession();
  if (session) void loadShell();
  await breath();
  const store = makeStore(session);
  beginWithPage(store);
  keepSession(store);
  await breath();
  const router = makeRouter(ALL_FEATURES);
  await breath();
  // In slices, too: the whole first picture takes a slow phone a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  await breath();
  // The first date of all takes ten times as long as the others. No screen waits for it here.
  formatDate(new Date().toISOString());
}

void start();
