import type { Features } from './app/routing/features';
import { routes as configuration } from './features/configuration/routes';
import { routes as editorial } from './features/editorial/routes';
import { routes as home } from './features/home/routes';
import { FactorDemandedPage } from './features/identity/factors/factor-demanded-page';
import { routes as identity } from './features/identity/routes';
import { ForcedPasswordPage } from './features/identity/sign-in/forced-password-page';
import { SecondStepPage } from './features/identity/sign-in/second-step-page';
import { SignInPage } from './features/identity/sign-in/sign-in-page';
import { routes as people } from './features/people/routes';
import { routes as registers } from './features/registers/routes';
import { routes as review } from './features/review/routes';
import { routes as search } from './features/search/routes';
import { routes as statistics } from './features/statistics/routes';
import { routes as submission } from './features/submission/routes';
import { routes as tickets } from './features/tickets/routes';

/** All features. A new feature adds its routes here and touches nothing else outside its own folder. */
export const ALL_FEATURES: Features = {
  SignInPage,
  ForcedPasswordPage,
  SecondStepPage,
  FactorDemandedPage,
  routes: [
    ...home,
    ...identity,
    ...submission,
    ...review,
    ...editorial,
    ...search,
    ...people,
    ...registers,
    ...tickets,
    ...configuration,
    ...statistics,
  ],
};
