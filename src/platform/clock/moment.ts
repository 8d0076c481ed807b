import { AsyncLocalStorage } from 'node:async_hooks';

const moments = new AsyncLocalStorage<Date>();

/**
 * Runs work as if it were `at`: only the demonstration data uses it, to give its articles a past. Nothing that comes in over
 * the network can set the moment.
 */
export const runAt = <Result>(at: Date, work: () => Promise<Result>): Promise<Result> => moments.run(at, work);

/** The moment set by `runAt` around this call, or the present. */
export const currentMoment = (): Date => moments.getStore() ?? new Date();
