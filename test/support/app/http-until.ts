import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUTS = 120_000;

/**
 * Polls until there is a result.
 * @param details returns details about the reason, for the error.
 * @param withinMs two minutes, unless the journal is large.
 * @throws Error that names what was awaited, after that time.
 */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined | null>,
  details: () => string = () => '',
  withinMs = TIMEOUTS,
): Promise<Found> {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(25)) {
    const found = await ask();
    if (found !== undefined && found !== null) return found;
  }
  throw new Error(`Waited in vain for ${what}\n${details()}`.trimEnd());
}
