import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 120_000;

/**
 * Asks again and again until there is something.
 * @param tell what is known about why it is not there, for the error.
 * @throws Error that names what was waited for, after two minutes.
 */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined | null>,
  tell: () => string = () => '',
): Promise<Found> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(25)) {
    const found = await ask();
    if (found !== undefined && found !== null) return found;
  }
  throw new Error(`Waited in vain for ${what}\n${tell()}`.trimEnd());
}
