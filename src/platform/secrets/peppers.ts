import { createHmac } from 'node:crypto';

/** A secret that is mixed into password hashes and is not in the database, with a short name by which a hash refers to its pepper. */
interface Pepper {
  id: string;
  key: Buffer;
}

let peppers: readonly Pepper[] = [];

const derived = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`quire:${purpose}`).digest();

const pepperOf = (secret: string): Pepper => ({
  id: derived(secret, 'pepper-id').subarray(0, 6).toString('hex'),
  key: derived(secret, 'pepper'),
});

/**
 * Sets the peppers of this process: the current one for new hashes, and the previous one, which still verifies older hashes. Only the
 * platform module calls it.
 */
export function usePeppers(present: string | null, before: string | null): void {
  peppers = present === null ? [] : [present, before].filter((one) => one !== null).map(pepperOf);
}

/** The current pepper; null: passwords are hashed without one. */
export const presentPepper = (): Pepper | null => peppers[0] ?? null;

/** The pepper with this name; undefined if no setting contains it any more. */
export const pepperNamed = (id: string): Pepper | undefined => peppers.find((one) => one.id === id);
