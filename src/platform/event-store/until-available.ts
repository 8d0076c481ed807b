import { setTimeout as sleep } from 'node:timers/promises';
import { isEventStoreUnavailable } from '../store-unavailable/is-store-unavailable';

const PAUSE_MS = 300;

/** Repeats work of the start while the event store is unavailable. @throws any other failure. */
export async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!isEventStoreUnavailable(failure)) throw failure;
      await sleep(PAUSE_MS);
    }
  }
}
