import {
  type AssociateStatistics,
  DECISIONS,
  type JournalStatistics,
  type ReviewerStatistics,
  type ReviewerStatisticsRow,
} from '@contracts';

const frame = { period: { from: '2025-11-22', to: '2026-11-21' }, asOf: '2026-11-21T10:00:00.000Z' };
const NOTHING = { count: 0, lowerQuartile: null, median: null, upperQuartile: null };

const rosa: ReviewerStatisticsRow = {
  ...{ id: 'r1', firstName: 'Rosa', lastName: '=Rossi()', seniorityLevel: 'JUNIOR', expertise: 'x'.repeat(120) },
  ...{ assignments: 3, responseTime: 2.005, accepted: 2, completed: 1, refused: 1, refusedPct: 1 / 3 },
  ...{ acceptedArticles: 4, avgRating: null },
};
const { id: _id, ...sums } = rosa;
export const REVIEWERS: ReviewerStatistics = {
  ...frame,
  items: [rosa],
  total: 40,
  overall: { ...sums, refusedPct: 0.25 },
};

const measures = {
  currentAssignments: 2,
  responseTime: 4,
  decisions: Object.fromEntries(
    DECISIONS.map((decision) => [decision, decision === 'ACCEPTED' ? { count: 2, pct: 1 } : { count: 0, pct: 0 }]),
  ) as AssociateStatistics['overall']['decisions'],
  totalDecisions: 2,
};
export const ASSOCIATES: AssociateStatistics = {
  ...frame,
  items: [{ id: 'a1', firstName: 'Ingrid', lastName: 'Bauer', ...measures }],
  total: 1,
  overall: measures,
};
export const JOURNAL: JournalStatistics = {
  ...frame,
  typeId: null,
  ...{ submissions: 5, accepted: 1, rejected: 2, acceptanceRate: 1 / 3 },
  months: [
    { month: '2026-10', submissions: 2, accepted: 0, rejected: 2 },
    { month: '2026-11', submissions: 3, accepted: 1, rejected: 0 },
  ],
  statusNow: [{ status: 'UNDER_REVIEW', count: 5 }],
  daysToFirstDecision: { count: 3, lowerQuartile: 10, median: 20.5, upperQuartile: 31 },
  daysToAcceptance: NOTHING,
  waiting: [
    { status: 'NEW_ARTICLE', count: 2, medianDays: 1.5, oldestDays: 9, oldestSince: '2026-11-12T10:00:00.000Z' },
  ],
};
