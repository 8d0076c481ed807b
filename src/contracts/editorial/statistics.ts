import type { ArticleStatus, Decision } from '../article/article-status';
import type { SeniorityLevel } from '../review/review';

/**
 * Answers of the three statistics (spec part 2, '/reviewersStatistics' and '/associateStatistics'; lifecycle, section 4 (14)). What
 * each measure means stands in `statistics-definitions.ts`. Days and means are not rounded, percentages are fractions from 0 to 1: who
 * shows them rounds to two decimals and multiplies. Articles of which the viewer is uploader or author are never counted.
 */

/** The period that was asked for: whole days on the journal's calendar, `YYYY-MM-DD`, both included. */
export interface StatisticsPeriod {
  from: string;
  to: string;
}

/** Part of every answer. */
export interface StatisticsFrame {
  period: StatisticsPeriod;
  /** The moment that 'now' stands for, ISO 8601 UTC: of the answer, or of `--as-of` on the command line. */
  asOf: string;
}

/** What the reviewers' numbers are sums and means of. */
export interface ReviewerMeasures {
  /** Assignments of the period: all that the percentage is part of. */
  assignments: number;
  /** Days, mean over the answers of the period; null without any. */
  responseTime: number | null;
  accepted: number;
  completed: number;
  refused: number;
  /** Fraction 0..1 of the assignments; null without assignments. */
  refusedPct: number | null;
  /** 1..5; null without rated reviews. */
  avgRating: number | null;
}

/** One reviewer who was asked or answered in the period. Seniority and expertise are those of today. */
export interface ReviewerStatisticsRow extends ReviewerMeasures {
  id: string;
  firstName: string;
  lastName: string;
  /** SENIOR where none is set (spec part 2, '/reviewersStatistics'). */
  seniorityLevel: SeniorityLevel;
  expertise: string | null;
  /** As an author, in the 36 months before `asOf`. */
  acceptedArticles: number;
}

/** Columns by which the server sorts; nulls come last either way. */
export const REVIEWER_STATISTICS_SORTS = [
  'lastName',
  'firstName',
  'seniorityLevel',
  'expertise',
  'assignments',
  'responseTime',
  'accepted',
  'completed',
  'refused',
  'refusedPct',
  'acceptedArticles',
  'avgRating',
] as const satisfies readonly (keyof ReviewerStatisticsRow)[];
export type ReviewerStatisticsSort = (typeof REVIEWER_STATISTICS_SORTS)[number];

/** The most rows of one page: 'all' (spec part 2, section 9). A request for more is refused with 400. */
export const MAX_STATISTICS_PAGE = 10_000;

/**
 * GET /article/editor/reviewers-stats?from&to&page&size&sort&q. `page` from 0 (default 0), `size` up to MAX_STATISTICS_PAGE (default 10),
 * `sort` one of REVIEWER_STATISTICS_SORTS, with `-` before it for descending (default lastName), `q` words of the name or expertise.
 * Without `from` and `to`: the 12 months up to today.
 */
export interface ReviewerStatistics extends StatisticsFrame {
  items: ReviewerStatisticsRow[];
  /** Rows that `q` lets through, on all pages. */
  total: number;
  /** Over all those rows, not of the page alone. */
  overall: ReviewerMeasures;
}

/** How often one decision was taken. */
export interface DecisionShare {
  count: number;
  /** Fraction 0..1 of all decisions of the row; null without decisions. */
  pct: number | null;
}

export interface AssociateMeasures {
  /** Articles held now (at `asOf`), whatever the period. */
  currentAssignments: number;
  /** Days, mean over the answers of the period; null without any. */
  responseTime: number | null;
  decisions: Record<Decision, DecisionShare>;
  /** The sum of the eight counts. */
  totalDecisions: number;
}

/** One associate editor who holds an article now, or answered or had a decision in the period. */
export interface AssociateStatisticsRow extends AssociateMeasures {
  id: string;
  firstName: string;
  lastName: string;
}

/** GET /article/editor/associates-stats?from&to: all of them (there are tens at most), by last name. */
export interface AssociateStatistics extends StatisticsFrame {
  items: AssociateStatisticsRow[];
  total: number;
  /** Of the journal's articles that any associate editor held: each decision once, however many of them held the article. */
  overall: AssociateMeasures;
}

/** One month of the period. */
export interface JournalMonth {
  /** `YYYY-MM`, on the journal's calendar. */
  month: string;
  /** First submissions. */
  submissions: number;
  /** Outcomes that still stand, by the month of the decision. */
  accepted: number;
  rejected: number;
}

/** Days; the quartiles are interpolated between neighbours; null where there is nothing to measure. */
export interface DaysSpread {
  /** Articles measured. */
  count: number;
  lowerQuartile: number | null;
  median: number | null;
  upperQuartile: number | null;
}

/** Articles that wait now in one status. */
export interface WaitingArticles {
  status: ArticleStatus;
  count: number;
  /** Days in this status up to `asOf`. */
  medianDays: number;
  oldestDays: number;
  /** Since when the one waits that waits longest, ISO 8601 UTC. */
  oldestSince: string;
}

/** GET /article/editor/journal-stats?from&to&type. `type`: id of an article type; without it all types. */
export interface JournalStatistics extends StatisticsFrame {
  typeId: number | null;
  /** First submissions of the period; the sum of the months. */
  submissions: number;
  /** All months of the period, oldest first, those without anything included. */
  months: JournalMonth[];
  /** Where the articles stand now that were submitted in the period: every status that occurs, in the order of ARTICLE_STATUSES. */
  statusNow: { status: ArticleStatus; count: number }[];
  /** Articles whose standing outcome was decided in the period. */
  accepted: number;
  rejected: number;
  /** Fraction 0..1: accepted / (accepted + rejected); null without either. */
  acceptanceRate: number | null;
  daysToFirstDecision: DaysSpread;
  daysToAcceptance: DaysSpread;
  /** Every status that waits for somebody and occurs, in the order of ARTICLE_STATUSES; whatever the period. */
  waiting: WaitingArticles[];
}

/** The three reports, as the command line names them. */
export const STATISTICS_REPORTS = ['reviewers', 'associates', 'journal'] as const;
export type StatisticsReport = (typeof STATISTICS_REPORTS)[number];
