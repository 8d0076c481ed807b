import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { keepSession } from './app/keep-session';
import { makeRouter } from './app/router';
import { featureRoutes } from './app/routes';
import { readSession } from './app/session-storage';
import { loadShell } from './app/shell/load-shell';
import { makeStore } from './app/store';

const session = readSession();
if (session) void loadShell();
const store = makeStore(session);
keepSession(store);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={makeRouter(featureRoutes)} />
  </StrictMode>,
);
