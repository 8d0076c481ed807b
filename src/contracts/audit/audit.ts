/** A signed root over the first `events` events of the log, chained to the one before (lifecycle, section 6 (5)). */
export interface LogSealView {
  /** Number of the seal, counted from 1. */
  number: number;
  events: number;
  /** The root hash, in hexadecimal. */
  root: string;
  /** When the seal was made, ISO 8601. */
  at: string;
  /** True when the signature is valid. */
  signed: boolean;
  /** True when the seal was signed with the present key of this installation. */
  byPresentKey: boolean;
}

/** How an event of the log differs from what was sealed. */
export type LogFindingKind = 'changed' | 'missing' | 'added' | 'moved';
/**
 * What is wrong with a seal: its signature, its link to the previous seal, its root, or its key, which is not the present one.
 * 'given-up': it covers lost events, and the operator chose to continue without them.
 */
export type SealFaultKind = 'signature' | 'chain' | 'root' | 'key' | 'given-up';

export interface LogFindingView {
  kind: LogFindingKind;
  eventId: string;
  /** The event's place among all sealed events, counted from 1; null for an event that was never sealed. */
  number: number | null;
  /** What the log contains now; null for a missing event. */
  found: { streamId: string; revision: number; type: string } | null;
}

export interface VerificationResult {
  sound: boolean;
  sealed: number;
  unsealed: number;
  seals: number;
  /** The first findings; `findingsInAll` is the number of all. */
  findings: LogFindingView[];
  /** Number of all findings, up to the first thousand. `hasMore` is true when there are more. */
  findingsInAll: number;
  hasMore: boolean;
  sealFaults: { number: number; kind: SealFaultKind }[];
}

/** One comparison of the whole log with its seals. */
export interface LogVerificationView {
  id: string;
  startedAt: string;
  /** Null while the comparison runs. */
  finishedAt: string | null;
  /** Number of events compared so far; `total` is the number to compare. */
  done: number;
  total: number;
  /** Null while the comparison runs, and when it was interrupted. */
  result: VerificationResult | null;
}

export interface AuditState {
  /** The newest seals, newest first. */
  seals: LogSealView[];
  /** Base64 of the public key of this installation. */
  publicKey: string;
  /** The newest comparison; null before the first one. */
  verification: LogVerificationView | null;
}
