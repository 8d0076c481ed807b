import { lazy } from 'react';
import type { Features } from './app/routing/features';
import { routes as audit } from './features/audit/routes';
import { routes as configuration } from './features/configuration/routes';
import { routes as connections } from './features/connections/routes';
import { routes as credit } from './features/credit/routes';
import { routes as editorial } from './features/editorial/routes';
import { routes as exports } from './features/exports/routes';
import { routes as home } from './features/home/routes';
import { routes as identity } from './features/identity/routes';
import { SignInPage } from './features/identity/sign-in/sign-in-page';
import { routes as imports } from './features/imports/routes';
import { routes as incomingMail } from './features/incoming-mail/routes';
import { routes as people } from './features/people/routes';
import { routes as registers } from './features/registers/routes';
import { routes as review } from './features/review/routes';
import { routes as search } from './features/search/routes';
import { routes as similarity } from './features/similarity/routes';
import { routes as statistics } from './features/statistics/routes';
import { routes as submission } from './features/submission/routes';
import { routes as tickets } from './features/tickets/routes';

// Few sign-ins need these pages, so they are separate chunks.
const ForcedPasswordPage = lazy(() =>
  import('./features/identity/sign-in/forced-password-page').then((module) => ({ default: module.ForcedPasswordPage })),
);
const SecondStepPage = lazy(() =>
  import('./features/identity/sign-in/second-step-page').then((module) => ({ default: module.SecondStepPage })),
);
const FactorDemandedPage = lazy(() =>
  import('./features/identity/factors/factor-demanded-page').then((module) => ({ default: module.FactorDemandedPage })),
);
const ConsentPage = lazy(() =>
  import('./features/identity/consent/consent-page').then((module) => ({ default: module.ConsentPage })),
);

/** All features. A new feature adds its routes here and touches nothing else outside its own folder. */
export const ALL_FEATURES: Features = {
  SignInPage,
  ForcedPasswordPage,
  SecondStepPage,
  FactorDemandedPage,
  ConsentPage,
  routes: [
    ...home,
    ...identity,
    ...connections,
    ...exports,
    ...credit,
    ...incomingMail,
    ...imports,
    ...submission,
    ...review,
    ...editorial,
    ...search,
    ...people,
    ...registers,
    ...tickets,
    ...configuration,
    ...audit,
    ...similarity,
    ...statistics,
  ],
};
