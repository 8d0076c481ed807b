/** How a reviewer is named in the yearly list of reviewers. A reviewer who has chosen nothing is not named. */
export const NAMINGS = ['NO', 'NAME', 'NAME_AND_INSTITUTE'] as const;
export type Naming = (typeof NAMINGS)[number];

/** A person's numbers as a reviewer. Each action counts in the year in which it happened, in the journal's time zone. */
export interface ReviewingFigures {
  /** The year; null: all years together. */
  year: number | null;
  invited: number;
  accepted: number;
  completed: number;
  /** Number of completed reviews on whose manuscript the journal has decided. Only these are on certificates. */
  certified: number;
  /** Median in days, not rounded; null without an answer. */
  daysToAnswer: number | null;
  daysToReview: number | null;
}

/** A certificate as its owner sees it. */
export interface ReviewerCertificate {
  id: string;
  /** The first year that was counted. `toYear` is the last, which may be the same. */
  fromYear: number;
  toYear: number;
  reviews: number;
  issuedAt: string;
  withdrawnAt: string | null;
  /** The code for the check page; null when the certificate was withdrawn, or the server's secret has been replaced since. */
  code: string | null;
}

/** GET /reviewing-record: the signed-in person's own record as a reviewer. */
export interface ReviewingRecord {
  /** One entry per year, newest first, then one for all years together. Empty when the person was never asked. */
  figures: ReviewingFigures[];
  certificates: ReviewerCertificate[];
  naming: Naming;
}

/** GET /certificate/{code}: what anyone who has the code can see. */
export type CheckedCertificate =
  | { status: 'WITHDRAWN' }
  | {
      status: 'VALID';
      name: string;
      fromYear: number;
      toYear: number;
      reviews: number;
      issuedAt: string;
    };

/** Digits and capitals without the letters that are easily confused with others: I, L, O, U (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of characters. Each has 5 bits: 140 bits in all. */
const LENGTH = 28;
const GROUP = /.{4}(?=.)/g;

/** A code from random bytes, of which at least 28 are needed: `7KQ2-9XMD-...`, 7 groups of 4. */
export const certificateCodeOf = (random: Uint8Array): string =>
  [...random.subarray(0, LENGTH)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(GROUP, '$&-');

/** The normal form of a code that a person typed; null for a text that cannot be a code. */
export function certificateCodeIn(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isCode ? signs.replace(GROUP, '$&-') : null;
}
