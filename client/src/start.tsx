import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ALL_FEATURES } from './all-features';
import { App } from './app/app';
import { makeRouter } from './app/routing/router';
import { loadShell } from './app/shell/load-shell';
import { beginWithPage } from './shared/api/public-api';
import { keepSession } from './shared/session/keep-session';
import { readSession } from './shared/session/session-storage';
import { makeStore } from './shared/state/store';

const session = readSession();
if (session) void loadShell();
const store = makeStore(session);
beginWithPage(store);
keepSession(store);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
// In slices between which the page answers: a slow phone needs a second for the whole first picture.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={makeRouter(ALL_FEATURES)} />
    </StrictMode>,
  ),
);
