import type { ArticleStatus, Decision } from '../article/article-status';
import type { SeniorityLevel } from '../review/review';

/**
 * Responses of the three statistics (spec part 2, '/reviewersStatistics' and '/associateStatistics'; lifecycle, section 4 (14)).
 * `statistics-definitions.ts` defines each measure. Days and means are not rounded, and percentages are fractions from 0 to 1: the
 * display multiplies and rounds to two decimals. Articles with the viewer as uploader or author are never counted.
 */

/** The requested period: whole days on the journal's calendar, `YYYY-MM-DD`, both included. */
export interface StatisticsPeriod {
  from: string;
  to: string;
}

/** The fields that all three responses have. */
export interface StatisticsFrame {
  period: StatisticsPeriod;
  /** The time that counts as now, ISO 8601 UTC: the time of the response, or `--as-of` on the command line. */
  asOf: string;
}

/** The measures of one reviewer, or of all reviewers together. */
export interface ReviewerMeasures {
  /** Number of assignments in the period; `refusedPct` is a fraction of it. */
  assignments: number;
  /** Mean number of days over the answers of the period; null without any. */
  responseTime: number | null;
  accepted: number;
  completed: number;
  refused: number;
  /** Fraction 0..1 of the assignments; null without assignments. */
  refusedPct: number | null;
  /** Mean rating, 1..5; null without rated reviews. */
  avgRating: number | null;
}

/** One reviewer who was invited or answered in the period. Seniority and expertise are the present ones. */
export interface ReviewerStatisticsRow extends ReviewerMeasures {
  id: string;
  firstName: string;
  lastName: string;
  /** SENIOR by default (spec part 2, '/reviewersStatistics'). */
  seniorityLevel: SeniorityLevel;
  expertise: string | null;
  /** Number of accepted articles of this person as an author, in the 36 months before `asOf`. */
  acceptedArticles: number;
}

/** Columns that the server can sort by; nulls are always last. */
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

/** Maximum number of rows per page: 'all' (spec part 2, section 9). A request for more is refused with 400. */
export const MAX_STATISTICS_PAGE = 10_000;

/**
 * GET /article/editor/reviewers-stats?from&to&page&size&sort&q. `page` from 0 (default 0), `size` up to MAX_STATISTICS_PAGE (the
 * default), `sort` one of REVIEWER_STATISTICS_SORTS, with a `-` prefix for descending (default lastName), `q` words of the name or
 * expertise. Default period: the 12 months up to today.
 */
export interface ReviewerStatistics extends StatisticsFrame {
  items: ReviewerStatisticsRow[];
  /** Number of rows that match `q`, on all pages. */
  total: number;
  /** The measures over all rows that match `q`, on all pages. */
  overall: ReviewerMeasures;
}

/** How often one decision was made. */
export interface DecisionShare {
  count: number;
  /** Fraction 0..1 of all decisions of the row; null without decisions. */
  pct: number | null;
}

export interface AssociateMeasures {
  /** Articles held at `asOf`, whatever the period. */
  currentAssignments: number;
  /** Mean number of days over the answers of the period; null without any. */
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
  /** For all articles of the journal that any associate editor held. Each decision counts once, however many of them held the article. */
  overall: AssociateMeasures;
}

/** One month of the period. */
export interface JournalMonth {
  /** `YYYY-MM`, on the journal's calendar. */
  month: string;
  /** Number of first submissions in this month. */
  submissions: number;
  /** Number of articles accepted in this month. Acceptances and rejections that were changed later do not count. */
  accepted: number;
  rejected: number;
}

/** Median and quartiles of a number of days. The quartiles are interpolated between neighbouring values; null without data. */
export interface DaysSpread {
  /** Number of articles measured. */
  count: number;
  lowerQuartile: number | null;
  median: number | null;
  upperQuartile: number | null;
}

/** Articles that are waiting in one status. */
export interface WaitingArticles {
  status: ArticleStatus;
  count: number;
  /** Median of the days in this status up to `asOf`. */
  medianDays: number;
  oldestDays: number;
  /** The time since which the oldest of these articles has been waiting, ISO 8601 UTC. */
  oldestSince: string;
}

/** GET /article/editor/journal-stats?from&to&type. `type`: id of an article type; without it all types. */
export interface JournalStatistics extends StatisticsFrame {
  typeId: number | null;
  /** Number of first submissions in the period; the sum of the months. */
  submissions: number;
  /** All months of the period, oldest first, including empty ones. */
  months: JournalMonth[];
  /** Present statuses of the articles submitted in the period: every status that occurs, in the order of ARTICLE_STATUSES. */
  statusNow: { status: ArticleStatus; count: number }[];
  /** Number of articles whose present outcome was decided in the period and is an acceptance. */
  accepted: number;
  rejected: number;
  /** Fraction 0..1: accepted / (accepted + rejected); null without either. */
  acceptanceRate: number | null;
  daysToFirstDecision: DaysSpread;
  daysToAcceptance: DaysSpread;
  /** Every status that waits for a person and occurs, in the order of ARTICLE_STATUSES, whatever the period. */
  waiting: WaitingArticles[];
}

/** The three reports, by their names on the command line. */
export const STATISTICS_REPORTS = ['reviewers', 'associates', 'journal'] as const;
export type StatisticsReport = (typeof STATISTICS_REPORTS)[number];
