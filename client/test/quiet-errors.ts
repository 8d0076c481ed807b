/**
 * Makes errors of tests cheaper by leaving out parts that no one reads. Two things took a tenth of the processor time of the client's
 * specs: React records for each element where it was created, and the testing library prints the whole document each time it has not found
 * something yet.
 */
import { configure, getConfig } from '@testing-library/react';
import * as react from 'react';

/** The number of elements per second after which React stops recording. It is React's own limit, reached here from the start. */
const ENOUGH = 10_000;

const internals = (react as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its stacks elsewhere');
// React increments the counter and resets it each second; neither changes this value.
const counted = { get: (): number => ENOUGH, set: (_count: number): void => undefined };
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', counted);

type Printed = ReturnType<typeof getConfig>['getElementError'];
/** This file runs for each spec, but the library stays loaded in the worker. */
const { getElementError } = getConfig() as { getElementError: Printed & { printed?: Printed } };
const printed = getElementError.printed ?? getElementError;

/**
 * Formats the message only when it is read: `findBy` and `waitFor` create an error after each change of the document, but read only the
 * message of the last one when they give up.
 */
function printedWhenRead(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => printed(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

/** The library's own name for 'within findBy or waitFor'; its types leave it out. */
const WAITING = '_disableExpensiveErrorDiagnostics';
if (!(WAITING in getConfig())) throw new Error('The testing library says elsewhere that it waits');
const isWaiting = (): boolean => Boolean(new Map<string, unknown>(Object.entries(getConfig())).get(WAITING));

const whenRead: Printed = (message, container) =>
  isWaiting() ? printedWhenRead(message, container) : printed(message, container);
configure({ getElementError: Object.assign(whenRead, { printed }) });
