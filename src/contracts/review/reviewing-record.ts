/** How a reviewer is named in the yearly list of reviewers. Who has chosen nothing is not named. */
export const NAMINGS = ['NO', 'NAME', 'NAME_AND_INSTITUTE'] as const;
export type Naming = (typeof NAMINGS)[number];

/** What a person did as a reviewer. Each act counts in the year in which it happened, in the journal's time zone. */
export interface ReviewingFigures {
  /** Null: all years together. */
  year: number | null;
  invited: number;
  accepted: number;
  completed: number;
  /** Of the completed: those about whose manuscript the journal has decided. Only these are on certificates. */
  certified: number;
  /** Medians in days, not rounded; null without an answer or a review. */
  daysToAnswer: number | null;
  daysToReview: number | null;
}

/** A certificate as its owner sees it. */
export interface ReviewerCertificate {
  id: string;
  /** The first and the last year that were counted; the same for one year. */
  fromYear: number;
  toYear: number;
  reviews: number;
  issuedAt: string;
  withdrawnAt: string | null;
  /** For the check page; null once withdrawn, and where the server's secret has been replaced since. */
  code: string | null;
}

/** GET /reviewing-record: what the signed-in person did as a reviewer, for themselves. */
export interface ReviewingRecord {
  /** Newest year first; then one for all years. Empty without a request. */
  figures: ReviewingFigures[];
  certificates: ReviewerCertificate[];
  naming: Naming;
}

/** GET /certificate/{code}: what anybody who has the code learns. */
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

/** Digits and capitals without those that are confused with others: I, L, O, U (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each: 140 bits. */
const LENGTH = 28;
const GROUP = /.{4}(?=.)/g;

/** A code from random bytes, of which at least 28 are needed: `7KQ2-9XMD-...`, 7 groups of 4. */
export const certificateCodeOf = (random: Uint8Array): string =>
  [...random.subarray(0, LENGTH)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(GROUP, '$&-');

/** A code as somebody typed it, in its one form; null for what cannot be one. */
export function certificateCodeIn(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isCode ? signs.replace(GROUP, '$&-') : null;
}
