import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { AuthRecord, GroupName, User } from '@contracts';
import { GROUPS } from '@contracts';
import { ALL_FEATURES } from '../src/all-features';
import { App } from '../src/app/app';
import { appRoutes } from '../src/app/routing/router';
import { keepSession } from '../src/shared/session/keep-session';
import { makeStore } from '../src/shared/state/store';

export function person(group: GroupName = 'author', changes: Partial<User> = {}): User {
  const id = GROUPS.find((entry) => entry.group === group)?.id ?? 2;
  return {
    id: `user-${group}`,
    email: `${group.replace(' ', '.')}@example.org`,
    ...{ title: null, firstName: 'Anna', middleName: null, lastName: 'Bakker', orcid: null, department: null },
    ...{ division: null, institute: 'AMC', streetName: null, postalCode: null, city: null, country: null },
    ...{ phoneNumber: null, fax: null, areasOfExpertise: null, seniorityLevel: null, mustChangePassword: false },
    ...{ unproven: false, addressProven: true, authenticatedOrcid: null, language: null },
    group: { id, group },
    ...changes,
  };
}

export const sessionOf = (user: User, token = 'token-1'): AuthRecord => ({ token, user });

/** The whole application at an address. `routes` replaces the real features. */
export function renderApp(path: string, options: { session?: AuthRecord | null; routes?: RouteObject[] } = {}) {
  const { session = null, routes = ALL_FEATURES.routes } = options;
  const store = makeStore(session);
  const stop = keepSession(store);
  const router = createMemoryRouter(appRoutes({ ...ALL_FEATURES, routes }), { initialEntries: [path] });
  const view = render(<App store={store} router={router} />);
  return { ...view, store, router, stop, user: userEvent.setup({ delay: null }) };
}
