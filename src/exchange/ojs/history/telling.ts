import type { StoredBlob } from '../../../platform/blobs';
import type { Past } from '../../past/past';
import type { OjsFile, OjsSubmission } from '../model/ojs-model';

/** A person of OJS as an account here. */
export interface Account {
  userId: string;
  email: string;
}

/** One submission while its history is told. */
export interface Telling {
  submission: OjsSubmission;
  past: Past;
  number: string;
  /** Who submitted it. */
  uploader: Account;
  /** Null for a user who is gone from OJS or was removed here. */
  account(ojsId: string): Account | null;
  /** The account, or else the entry, of an author by their address. */
  authorId(email: string): string;
  /** Null when the bytes are not on the disk. */
  bytesOf(file: OjsFile): StoredBlob | null;
  /** The revision in which each round of OJS took place. */
  revisions: Map<number, number>;
  /** Names something that does not come over, or not as it was. */
  say(problem: string): void;
}

/** Something that happened, to be told in the order of time. */
export interface Fact {
  at: string;
  /** Of facts of the same second the lower rank comes first. */
  rank: number;
  kind: 'revision file' | 'other';
  tell(telling: Telling, next: Fact | undefined): void;
}

/** The account's id; null, the system, for somebody unknown. */
export const idOf = (telling: Telling, ojsId: string | null): string | null =>
  ojsId === null ? null : (telling.account(ojsId)?.userId ?? null);

/** In the order in which they happened. */
export const inOrder = (facts: readonly Fact[]): Fact[] =>
  facts
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => a.fact.at.localeCompare(b.fact.at) || a.fact.rank - b.fact.rank || a.place - b.place)
    .map(({ fact }) => fact);
