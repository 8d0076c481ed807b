import type { ArticleState, Assignment } from '../../article';
import {
  INTEGRITY_LIMITS,
  isFreeMail,
  normalEmail,
  type SuggestedReviewer,
  type SuggestedReviewerSign,
  type SuggestionReason,
} from '../../contracts';
import type { AccountTrace } from '../../identity/public';

type Reason = SuggestedReviewerSign['reasons'][number];

/** The known data about an article's suggestions. */
export interface Suggestions {
  suggested: readonly SuggestedReviewer[];
  /** Addresses of the uploader and the authors, in normal form. */
  authors: readonly string[];
  assignments: readonly Assignment[];
  /** Time of the first submission. */
  submittedAt: string;
  /** Traces of the accounts with these addresses. */
  traces: readonly AccountTrace[];
}

const domainOf = (email: string): string => email.split('@').at(-1) ?? '';
/** True for the same institute: one domain equals the other, or is a subdomain of it. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
const minutesBetween = (from: string | Date, to: string | Date): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000;
const isWithinMinutes = (minutes: number | null, most: number): boolean =>
  minutes !== null && minutes >= 0 && minutes <= most;

/** Reasons in the address alone. */
function reasonsOfAddress(email: string, others: readonly string[], authors: readonly string[]): SuggestionReason[] {
  const domain = domainOf(email);
  const isFree = isFreeMail(email);
  const isOfAuthor = authors.includes(email);
  const reasons: [SuggestionReason, boolean][] = [
    ['AUTHOR_ADDRESS', isOfAuthor],
    ['SAME_ADDRESS', others.includes(email)],
    ['FREE_MAIL', isFree],
    ['AUTHOR_DOMAIN', !isFree && !isOfAuthor && authors.some((author) => isWithin(domain, domainOf(author)))],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** How long the holder of an account took; null when it did not happen. */
function timesOf(trace: AccountTrace, { assignments, submittedAt }: Suggestions) {
  const age = minutesBetween(trace.createdAt, submittedAt);
  const mine = assignments.find(({ reviewerEmail }) => trace.emails.includes(normalEmail(reviewerEmail)));
  const { mailedAt = null, decidedAt = null, completedAt = null } = mine ?? {};
  const answer = mailedAt !== null && decidedAt !== null ? minutesBetween(mailedAt, decidedAt) : null;
  const review = decidedAt !== null && completedAt !== null ? minutesBetween(decidedAt, completedAt) : null;
  return { registeredMinutes: age, answerMinutes: answer, reviewMinutes: review };
}

/** Reasons in the account with the address, and in what its holder did. */
function reasonsOfAccount(trace: AccountTrace, known: Suggestions): Reason[] {
  const { authors, traces } = known;
  const { registeredMinutes: age, answerMinutes: answer, reviewMinutes: review } = timesOf(trace, known);
  const theirs = traces.filter((one) => one !== trace && one.emails.some((email) => authors.includes(email)));
  const isNear = theirs.some(({ networks }) => networks.some((network) => trace.networks.includes(network)));
  const { registeredMinutes, answerMinutes, reviewMinutes } = INTEGRITY_LIMITS;
  const reasons: [SuggestionReason, number | null, boolean][] = [
    ['NEW_ACCOUNT', age, isWithinMinutes(age, registeredMinutes)],
    ['QUICK_ANSWER', answer, isWithinMinutes(answer, answerMinutes)],
    ['QUICK_REVIEW', review, isWithinMinutes(review, reviewMinutes)],
    ['SAME_NETWORK', null, isNear],
  ];
  return reasons.flatMap(([reason, minutes, holds]) =>
    holds ? [{ reason, minutes: minutes === null ? null : Math.floor(minutes) }] : [],
  );
}

/** The account of a suggested reviewer who is not an author. */
const traceOf = (email: string, { authors, traces }: Suggestions): AccountTrace | undefined =>
  authors.includes(email) ? undefined : traces.find((one) => one.emails.includes(email));

const TIMES = ['registeredMinutes', 'answerMinutes', 'reviewMinutes'] as const;

/** The shortest of each duration among the suggested reviewers, whether it is a sign or not. */
export function minutesOf(known: Suggestions): Partial<Record<(typeof TIMES)[number], number>> {
  const times = known.suggested.flatMap(({ email }) => {
    const trace = traceOf(normalEmail(email), known);
    return trace ? [timesOf(trace, known)] : [];
  });
  const shortest = TIMES.map(
    (name) => [name, times.flatMap((one) => one[name] ?? []).filter((one) => one >= 0)] as const,
  );
  return Object.fromEntries(shortest.flatMap(([name, all]) => (all.length === 0 ? [] : [[name, Math.min(...all)]])));
}

/** Suggested reviewers whose addresses, accounts or answers are a reason to check. */
export function suggestionSigns(known: Suggestions): SuggestedReviewerSign[] {
  const emails = known.suggested.map(({ email }) => normalEmail(email));
  return known.suggested.flatMap(({ fullName, email }, at): SuggestedReviewerSign[] => {
    const mine = emails[at] ?? '';
    const others = emails.filter((_one, place) => place !== at);
    const trace = traceOf(mine, known);
    const reasons: Reason[] = [
      ...reasonsOfAddress(mine, others, known.authors).map((reason) => ({ reason, minutes: null })),
      ...(trace ? reasonsOfAccount(trace, known) : []),
    ];
    if (reasons.length === 0) return [];
    return [{ kind: 'SUGGESTED_REVIEWERS', name: fullName, email, institute: trace?.institute ?? null, reasons }];
  });
}

/** True when an answer came from a reviewer suggested by the authors. */
export function isOfSuggested({ suggestedReviewers, assignments }: ArticleState, assignmentId: string): boolean {
  const answered = assignments.find((one) => one.assignmentId === assignmentId);
  const email = normalEmail(answered?.reviewerEmail ?? '');
  return suggestedReviewers.some((one) => normalEmail(one.email) === email);
}
