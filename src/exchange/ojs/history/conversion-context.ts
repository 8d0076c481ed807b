import type { ReviewMode } from '../../../contracts';
import type { StoredBlob } from '../../../platform/blobs';
import type { Past } from '../../past/past';
import type { OjsFile, OjsSubmission } from '../model/ojs-model';

/** A person of OJS as an account here. */
export interface Account {
  userId: string;
  email: string;
}

/** One submission while its history is converted. */
export interface ConversionContext {
  submission: OjsSubmission;
  past: Past;
  number: string;
  /** The person who submitted it. */
  uploader: Account;
  /** Null for a user who no longer exists in OJS or was removed here. */
  account(ojsId: string): Account | null;
  /** The id of the account with this address, otherwise of the author's entry. */
  authorId(email: string): string;
  /** Null when the bytes are not on the disk. */
  bytesOf(file: OjsFile): StoredBlob | null;
  /** The revision in which each round of OJS took place. */
  revisions: Map<number, number>;
  /** The setting that decides how manuscripts of each type are reviewed. */
  reviewModes: string;
  /** The review mode with which the manuscript was imported before; null for a new one and for a draft. */
  recordedMode: ReviewMode | null;
  /** Reports data that are not imported, or not unchanged. */
  reportProblem(problem: string): void;
}

/** Something that happened. Facts are converted in the order of time. */
export interface Fact {
  at: string;
  /** If several facts have the same second, the lower rank comes first. */
  rank: number;
  kind: 'revision file' | 'other';
  convert(context: ConversionContext, next: Fact | undefined): void;
}

/** The account's id; null, which means the system, for an unknown person. */
export const idOf = (context: ConversionContext, ojsId: string | null): string | null =>
  ojsId === null ? null : (context.account(ojsId)?.userId ?? null);

/** Sorted by the time when they happened. */
export const inOrder = (facts: readonly Fact[]): Fact[] =>
  facts
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => a.fact.at.localeCompare(b.fact.at) || a.fact.rank - b.fact.rank || a.place - b.place)
    .map(({ fact }) => fact);
