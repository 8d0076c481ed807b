import type { StatisticsReport } from './statistics';

/** The meaning of one number, in words for people. The pages show it behind the information button; docs/statistics.md prints it. */
export interface StatisticsDefinition {
  /** The field of the response. */
  key: string;
  label: string;
  unit: 'number' | 'days' | 'percent' | 'rating 1 to 5';
  definition: string;
}

/** Notes that apply to all three. */
export const STATISTICS_NOTES: readonly string[] = [
  'A period is made of whole days on the journal’s calendar; its first and its last day both count.',
  'Days are exact lengths of time, 36 hours being 1.5 days.',
  'Articles that you uploaded, or of which you are an author, are left out of everything you are shown here.',
  'A decision is an editor’s decision, an override to one of the eight decisions, or the rejection at the check, which counts as Rejected.',
  'Whoever has nothing to count in the period is left out of a table.',
  'Names, seniority and expertise are those of today; every number follows from the recorded events alone.',
];

const REVIEWERS: readonly StatisticsDefinition[] = [
  {
    key: 'assignments',
    label: 'Assignments',
    unit: 'number',
    definition:
      'Requests to review that were first mailed in the period. A request that was removed again counts nowhere; one that was asked again still counts once, on the day of its first mail.',
  },
  {
    key: 'responseTime',
    label: 'Response time',
    unit: 'days',
    definition:
      'Days from the mail to the answer, yes or no, mean over the answers given in the period. Who is asked again and answers again has answered twice, each time from the mail before it.',
  },
  {
    key: 'accepted',
    label: 'Accepted',
    unit: 'number',
    definition: 'Assignments of the period to which the answer was yes, whatever became of them afterwards.',
  },
  {
    key: 'completed',
    label: 'Completed',
    unit: 'number',
    definition: 'Assignments of the period whose review has been submitted, and has not been sent back since.',
  },
  {
    key: 'refused',
    label: 'Refused',
    unit: 'number',
    definition: 'Assignments of the period to which the answer was no, unless the reviewer has been asked again since.',
  },
  {
    key: 'refusedPct',
    label: 'Refused %',
    unit: 'percent',
    definition: 'Refused assignments as a part of all assignments of the period.',
  },
  {
    key: 'acceptedArticles',
    label: 'Accepted articles',
    unit: 'number',
    definition:
      'Articles in status Accepted of which the reviewer is an author, by account or by an address under which they were chosen as a reviewer, accepted in the last 36 months, whatever the period.',
  },
  {
    key: 'avgRating',
    label: 'Average rating',
    unit: 'rating 1 to 5',
    definition:
      'Mean of the editors’ ratings of the reviews of the period’s assignments; a review that several editors rated counts once, with the mean of their ratings.',
  },
];

const ASSOCIATES: readonly StatisticsDefinition[] = [
  {
    key: 'currentAssignments',
    label: 'Active assignments',
    unit: 'number',
    definition: 'Articles that the associate editor holds now and that are not at their end, whatever the period.',
  },
  {
    key: 'responseTime',
    label: 'Response time',
    unit: 'days',
    definition:
      'Days from the assignment of an article, or from its check after a revision, to the first thing the associate editor did with it (choosing or asking a reviewer, changing the number of reviewers, advising, returning it or handing it on), mean over what they first did in the period.',
  },
  {
    key: 'decisions',
    label: 'Outcomes',
    unit: 'number',
    definition:
      'Decisions of the period on articles that the associate editor held then or had held before, one count for each of the eight decisions.',
  },
  {
    key: 'pct',
    label: 'Outcome %',
    unit: 'percent',
    definition: 'The count of one decision as a part of all decisions counted for the associate editor in the period.',
  },
  {
    key: 'totalDecisions',
    label: 'Total decisions',
    unit: 'number',
    definition: 'The sum of the eight counts.',
  },
];

const JOURNAL: readonly StatisticsDefinition[] = [
  {
    key: 'submissions',
    label: 'Submissions',
    unit: 'number',
    definition:
      'Articles by the month in which they were submitted for the first time; revisions and corrections are not new submissions.',
  },
  {
    key: 'statusNow',
    label: 'Status now',
    unit: 'number',
    definition: 'Where the articles stand today that were first submitted in the period.',
  },
  {
    key: 'acceptanceRate',
    label: 'Acceptance rate',
    unit: 'percent',
    definition:
      'Accepted articles as a part of all articles whose final decision, which still stands, was taken in the period: Accepted against Rejected, Direct reject, Rejected R0, Direct reject R0 and Letter to the editor. Withdrawn articles are not counted.',
  },
  {
    key: 'daysToFirstDecision',
    label: 'Days to first decision',
    unit: 'days',
    definition:
      'Days from the first submission to the first decision, of the articles whose first decision fell in the period: the median, and the quartiles between which half of them lie.',
  },
  {
    key: 'daysToAcceptance',
    label: 'Days to acceptance',
    unit: 'days',
    definition:
      'Days from the first submission to the acceptance, of the articles that were accepted in the period and still are: the median, and the quartiles between which half of them lie.',
  },
  {
    key: 'waiting',
    label: 'Where articles wait now',
    unit: 'days',
    definition:
      'All articles that are submitted and not at their end, by status: how many they are, how long they have been in this status (median), and how long the one that has waited longest; whatever the period.',
  },
];

/** By report, in the order of the columns. */
export const STATISTICS_DEFINITIONS: Record<StatisticsReport, readonly StatisticsDefinition[]> = {
  reviewers: REVIEWERS,
  associates: ASSOCIATES,
  journal: JOURNAL,
};
