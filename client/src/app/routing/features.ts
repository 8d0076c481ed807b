import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What the features provide to the application, which imports none of them (docs/house.md, 'Layers'). */
export interface Features {
  /** The pages of all features. */
  routes: RouteObject[];
  /** Shown at every address that needs a session, while there is none. */
  SignInPage: ComponentType;
  /** Shown at every address until the person has replaced a password that another person knows. */
  ForcedPasswordPage: ComponentType;
  /** Shown at every address while a sign-in waits for its second step. */
  SecondStepPage: ComponentType;
  /** Shown at every address of a person who must add a second factor and whose time to do so is over. */
  FactorDemandedPage: ComponentType;
  /** Shown once, at every address, to a person who has not agreed to the current text about personal data. */
  ConsentPage: ComponentType;
}
