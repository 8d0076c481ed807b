import { texts } from '../language/texts';
import type { StatisticsReport } from './statistics';
import { measure, type StatisticsDefinition } from './statistics-measure';

/** Notes that apply to all three reports. */
export const STATISTICS_NOTES: readonly string[] = texts([
  'A period consists of whole days on the journal’s calendar, including its first and last day.',
  'Days are exact durations: 36 hours are 1.5 days.',
  'Articles that you uploaded, or of which you are an author, are excluded from all figures shown to you.',
  'A decision is an editor’s decision, an override to one of the eight decisions, or the rejection at the check, which counts as Rejected.',
  'A table leaves out people without any figures in the period.',
  'Names, seniority and expertise are the current ones; every number is calculated from the recorded events only.',
]);

const REVIEWERS: readonly StatisticsDefinition[] = [
  measure(
    'assignments',
    'number',
    texts({
      label: 'Assignments',
      definition:
        'Review requests first emailed in the period. A removed request is not counted. A request emailed again counts once, on the day of its first email.',
    }),
  ),
  measure(
    'responseTime',
    'days',
    texts({
      label: 'Response time',
      definition:
        'Mean number of days from the mail to the answer, yes or no, over the answers given in the period. A reviewer invited again who answers again has given two answers, each counted from the preceding mail.',
    }),
  ),
  measure(
    'accepted',
    'number',
    texts({
      label: 'Accepted',
      definition: 'Assignments of the period that the reviewer accepted, whatever happened afterwards.',
    }),
  ),
  measure(
    'completed',
    'number',
    texts({
      label: 'Completed',
      definition: 'Assignments of the period with a submitted review that has not been sent back since.',
    }),
  ),
  measure(
    'refused',
    'number',
    texts({
      label: 'Refused',
      definition:
        'Assignments of the period that the reviewer declined, unless the reviewer has been invited again since.',
    }),
  ),
  measure(
    'refusedPct',
    'percent',
    texts({ label: 'Refused %', definition: 'Refused assignments as a percentage of all assignments of the period.' }),
  ),
  measure(
    'acceptedArticles',
    'number',
    texts({
      label: 'Accepted articles',
      definition:
        'Articles with the status Accepted of which the reviewer is an author, accepted in the last 36 months, regardless of the period. Authors are matched by account or by an address under which they were chosen as a reviewer.',
    }),
  ),
  measure(
    'avgRating',
    'rating 1 to 5',
    texts({
      label: 'Average rating',
      definition:
        'Mean of the editors’ ratings of the reviews of the period’s assignments. A review rated by several editors counts once, with the mean of their ratings.',
    }),
  ),
];

const ASSOCIATES: readonly StatisticsDefinition[] = [
  measure(
    'currentAssignments',
    'number',
    texts({
      label: 'Active assignments',
      definition: 'Articles that the associate editor holds now and that are still open, regardless of the period.',
    }),
  ),
  measure(
    'responseTime',
    'days',
    texts({
      label: 'Response time',
      definition:
        'Mean number of days from the assignment of an article, or from its check after a revision or its return to review, to the associate editor’s first action on it, over the first actions of the period. Actions are choosing or inviting a reviewer, changing the number of reviewers, advising, returning the article and forwarding it.',
    }),
  ),
  measure(
    'decisions',
    'number',
    texts({
      label: 'Outcomes',
      definition:
        'Decisions of the period on articles that the associate editor held at that time or earlier, counted separately for each of the eight decisions.',
    }),
  ),
  measure(
    'pct',
    'percent',
    texts({
      label: 'Outcome %',
      definition:
        'The count of one decision as a percentage of all decisions counted for the associate editor in the period.',
    }),
  ),
  measure('totalDecisions', 'number', texts({ label: 'Total decisions', definition: 'The sum of the eight counts.' })),
];

const JOURNAL: readonly StatisticsDefinition[] = [
  measure(
    'submissions',
    'number',
    texts({
      label: 'Submissions',
      definition: 'Articles by the month of their first submission; revisions and corrections are not new submissions.',
    }),
  ),
  measure(
    'statusNow',
    'number',
    texts({ label: 'Status now', definition: 'The current status of the articles first submitted in the period.' }),
  ),
  measure(
    'acceptanceRate',
    'percent',
    texts({
      label: 'Acceptance rate',
      definition:
        'Accepted articles as a percentage of all articles with a final decision made in the period that still stands: Accepted, Rejected, Direct reject, Rejected R0, Direct reject R0 and Letter to the editor. Withdrawn articles are not counted.',
    }),
  ),
  measure(
    'daysToFirstDecision',
    'days',
    texts({
      label: 'Days to first decision',
      definition:
        'Days from the first submission to the first decision, for articles whose first decision was made in the period: the median and both quartiles, between which half of the values lie.',
    }),
  ),
  measure(
    'daysToAcceptance',
    'days',
    texts({
      label: 'Days to acceptance',
      definition:
        'Days from the first submission to the acceptance, for articles accepted in the period whose acceptance still stands: the median and both quartiles, between which half of the values lie.',
    }),
  ),
  measure(
    'waiting',
    'days',
    texts({
      label: 'Where articles wait now',
      definition:
        'All submitted articles that are still open, by status: their number, the median time in this status, and the longest time, regardless of the period.',
    }),
  ),
];

/** The definitions of each report's measures, in the order of the columns. */
export const STATISTICS_DEFINITIONS: Record<StatisticsReport, readonly StatisticsDefinition[]> = {
  reviewers: REVIEWERS,
  associates: ASSOCIATES,
  journal: JOURNAL,
};
