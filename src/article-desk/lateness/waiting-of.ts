import { type ArticleState, type Assignment, nextDatesOf, OPEN_ROUND_STATUSES } from '../../article';
import { type ArticleWaiting, dueOfRequest, overdueDays } from '../../contracts';

/** The calendar by whose days something is late (ADR 14). */
export interface Today {
  now: Date;
  timeZone: string;
  /** After this many days without any date, the office is late. */
  officeIdleDays: number;
}

/** The dates of an article that the office works on. */
interface OfficeDates {
  reviewerDueAt: Date | null;
  associateDueAt: Date | null;
  lastUpdateAt: Date;
}

const DAY = 86_400_000;

/** The next date. Without one, the office itself is late when nothing happened for some days (lifecycle, section 4 (22)). */
function nextOf({ reviewerDueAt, associateDueAt, lastUpdateAt }: OfficeDates, officeIdleDays: number) {
  if (reviewerDueAt !== null && reviewerDueAt <= (associateDueAt ?? reviewerDueAt))
    return { waitsFor: 'reviewer', due: reviewerDueAt } as const;
  if (associateDueAt !== null) return { waitsFor: 'associate', due: associateDueAt } as const;
  return { waitsFor: 'office', due: new Date(lastUpdateAt.getTime() + officeIdleDays * DAY) } as const;
}

/** What an article that the office works on waits for. The lists and the page of the article use it, so that both show the same. */
export function waitingOf(dates: OfficeDates, { now, timeZone, officeIdleDays }: Today): ArticleWaiting {
  const { waitsFor, due } = nextOf(dates, officeIdleDays);
  return { waitsFor, due: due.toISOString(), lateDays: overdueDays(due, now, timeZone) };
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** What an article waits for; null when it waits for nothing, as a draft or a finished article. */
export function waitingIn(state: ArticleState, today: Today): ArticleWaiting | null {
  const lastUpdateAt = new Date(state.lastUpdateAt);
  if (OPEN_ROUND_STATUSES.includes(state.status)) {
    const { reviewerDueAt, associateDueAt } = nextDatesOf(state);
    const dates = { reviewerDueAt: dateOf(reviewerDueAt), associateDueAt: dateOf(associateDueAt), lastUpdateAt };
    return waitingOf(dates, today);
  }
  // It waits for the check, which has no date.
  if (state.status === 'NEW_ARTICLE')
    return waitingOf({ reviewerDueAt: null, associateDueAt: null, lastUpdateAt }, today);
  const due = dateOf(state.authorDueAt);
  if (due === null) return null;
  return { waitsFor: 'author', due: due.toISOString(), lateDays: overdueDays(due, today.now, today.timeZone) };
}

type Request = Pick<Assignment, 'status' | 'answerDueAt' | 'reviewDueAt'>;

/** The days that the reviewer of a request is late; null when not late. */
export const requestLateDays = (
  { status, answerDueAt, reviewDueAt }: Request,
  { now, timeZone }: Pick<Today, 'now' | 'timeZone'>,
): number | null => overdueDays(dateOf(dueOfRequest(status, answerDueAt, reviewDueAt)), now, timeZone);
