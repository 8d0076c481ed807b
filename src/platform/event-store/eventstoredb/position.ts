import type { Position as EsdbPosition } from '@eventstore/db-client';
import type { Position } from '../port';

const FORM = /^(\d{20})\.(\d{20})$/;

/** Commit and prepare position (64 bits each, up to 20 digits), padded with zeros so that positions compare as strings. */
export function encodePosition({ commit, prepare }: EsdbPosition): Position {
  return `${commit.toString().padStart(20, '0')}.${prepare.toString().padStart(20, '0')}`;
}

/** @throws RangeError for a text that this store did not issue, `START` included. */
export function decodePosition(position: Position): EsdbPosition {
  const parts = FORM.exec(position);
  if (!parts?.[1] || !parts[2]) throw new RangeError(`Not a position of this event store: ${position}`);
  return { commit: BigInt(parts[1]), prepare: BigInt(parts[2]) };
}
