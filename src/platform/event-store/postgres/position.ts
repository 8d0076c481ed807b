import type { Position } from '../port';
import { START } from '../port';

/** Transaction (up to 19 digits) and place within it, padded with zeros so that positions compare as strings. */
export function encodePosition(transaction: string | number, ordinal: number): Position {
  return `${String(transaction).padStart(19, '0')}.${String(ordinal).padStart(6, '0')}`;
}

const FORM = /^(\d{19})\.(\d{6})$/;

export function isPosition(text: string): boolean {
  return FORM.test(text);
}

/** @throws RangeError for a text that this store did not issue. */
export function decodePosition(position: Position): { transaction: string; ordinal: number } {
  if (position === START) return { transaction: '0', ordinal: -1 };
  const parts = FORM.exec(position);
  if (!parts?.[1] || !parts[2]) throw new RangeError(`Not a position of this event store: ${position}`);
  return { transaction: BigInt(parts[1]).toString(), ordinal: Number(parts[2]) };
}
