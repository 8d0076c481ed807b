/** A signed root over the first `events` events of the log, chained to the one before (lifecycle, section 6 (5)). */
export interface LogSealView {
  /** From 1. */
  number: number;
  events: number;
  /** Hexadecimal. */
  root: string;
  /** ISO 8601. */
  at: string;
  /** The signature is right. */
  signed: boolean;
  /** By the present key of this installation. */
  byPresentKey: boolean;
}

/** How an event of the log disagrees with what was sealed. */
export type LogFindingKind = 'changed' | 'missing' | 'added' | 'moved';
/**
 * What is wrong with a seal: its signature, its link to the one before, the root, it was made with another key, or the operator went on
 * without events that it covers.
 */
export type SealFaultKind = 'signature' | 'chain' | 'root' | 'key' | 'given-up';

export interface LogFindingView {
  kind: LogFindingKind;
  eventId: string;
  /** Its place among all sealed events, from 1; null for an event that was never sealed. */
  number: number | null;
  /** What the log has now: null for a missing event. */
  found: { streamId: string; revision: number; type: string } | null;
}

export interface VerificationResult {
  sound: boolean;
  sealed: number;
  unsealed: number;
  seals: number;
  /** The first of them. */
  findings: LogFindingView[];
  /** How many there are; a very large number is not counted to its end. */
  findingsInAll: number;
  hasMore: boolean;
  sealFaults: { number: number; kind: SealFaultKind }[];
}

/** One comparison of the whole log with its seals. */
export interface LogVerificationView {
  id: string;
  startedAt: string;
  /** Null while it runs. */
  finishedAt: string | null;
  /** Events compared so far, and of how many. */
  done: number;
  total: number;
  /** Null while it runs, and when it was broken off. */
  result: VerificationResult | null;
}

export interface AuditState {
  /** The newest, the last first. */
  seals: LogSealView[];
  /** Base64 of the public key of this installation. */
  publicKey: string;
  /** The newest; null before the first. */
  verification: LogVerificationView | null;
}
