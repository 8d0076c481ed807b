import {
  type AssociateStatistics,
  type Decision,
  type JournalStatistics,
  type ReviewerStatistics,
  STATUS_LABELS,
  t,
} from '../../../contracts';

/** A chart of horizontal bars, ready to be drawn: every width is a percentage. */
export interface PrintedChart {
  caption: string;
  /** Absent for bars of one piece. */
  legend: { name: string; colour: string }[];
  bars: { name: string; total: string; pieces: { x: number; width: number; colour: string }[] }[];
}

interface Series {
  name: string;
  colour: string;
  values: readonly number[];
}

/** The colours of the page's charts in the light theme. */
const COLOURS = {
  brand: '#0f6cbd',
  good: '#0e700e',
  bad: '#c50f1f',
  waiting: '#eaa300',
  quiet: '#8a8a8a',
  teal: '#038387',
  purple: '#5c2e91',
  pink: '#e43ba6',
  brown: '#8e562e',
} as const;

/** More bars do not fit on a page. */
export const MOST_BARS = 20;

const rounded = (value: number): number => Math.round(value * 10) / 10;

function chart(caption: string, names: readonly string[], series: readonly Series[]): PrintedChart[] {
  const sums = names.map((_name, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const longest = Math.max(...sums, 0);
  if (longest === 0) return [];
  const bars = names.map((name, index) => {
    let x = 0;
    const pieces = series.map(({ colour, values }) => {
      const width = ((values[index] ?? 0) / longest) * 100;
      const piece = { x: rounded(x), width: rounded(width), colour };
      x += width;
      return piece;
    });
    return { name, total: String(rounded(sums[index] ?? 0)), pieces };
  });
  return [{ caption, legend: series.length > 1 ? series.map(({ name, colour }) => ({ name, colour })) : [], bars }];
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${lastName}, ${firstName.slice(0, 1)}.`;

/** The reviewers with the most assignments, as on the page. */
export function reviewerCharts({ items, total }: ReviewerStatistics): PrintedChart[] {
  const shown = items.filter(({ assignments }) => assignments > 0);
  const caption =
    total > items.length ? t('The {number} with the most assignments', { number: items.length }) : t('Assignments');
  return chart(caption, shown.map(nameOf), [
    { name: t('Completed'), colour: COLOURS.good, values: shown.map((row) => row.completed) },
    {
      name: t('Accepted, not completed'),
      colour: COLOURS.brand,
      values: shown.map((row) => Math.max(0, row.accepted - row.completed)),
    },
    { name: t('Refused'), colour: COLOURS.bad, values: shown.map((row) => row.refused) },
    {
      name: t('No answer'),
      colour: COLOURS.quiet,
      values: shown.map((row) => Math.max(0, row.assignments - row.accepted - row.refused)),
    },
  ]);
}

/** From positive to negative, as on the page. */
const OUTCOMES: readonly [Decision, string][] = [
  ['ACCEPTED', COLOURS.good],
  ['MINOR_REVISION', COLOURS.waiting],
  ['MAJOR_REVISION', COLOURS.brown],
  ['REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR', COLOURS.teal],
  ['REJECTED', COLOURS.bad],
  ['REJECTED_R0', COLOURS.pink],
  ['DIRECT_REJECT', COLOURS.purple],
  ['DIRECT_REJECT_R0', COLOURS.quiet],
];

export function associateCharts({ items }: AssociateStatistics): PrintedChart[] {
  const shown = [...items].sort((one, other) => other.totalDecisions - one.totalDecisions).slice(0, MOST_BARS);
  const series = OUTCOMES.map(([decision, colour]) => ({
    name: STATUS_LABELS[decision].label,
    colour,
    values: shown.map(({ decisions }) => decisions[decision].count),
  }));
  const used = series.filter(({ values }) => values.some((value) => value > 0));
  return chart(t('Outcomes'), shown.map(nameOf), used);
}

/** Longer periods would need more than a page of bars; their months are in the table. */
const MOST_MONTHS = 36;

export function journalCharts({ months, statusNow, waiting }: JournalStatistics): PrintedChart[] {
  const names = months.length > MOST_MONTHS ? [] : months.map(({ month }) => month);
  const stand = [...statusNow].sort((one, other) => other.count - one.count);
  const wait = [...waiting].sort((one, other) => other.medianDays - one.medianDays);
  const labelOf = ({ status }: (typeof statusNow)[number] | (typeof waiting)[number]): string =>
    STATUS_LABELS[status].label;
  return [
    ...chart(t('Submissions per month'), names, [
      { name: t('Submissions'), colour: COLOURS.brand, values: months.map(({ submissions }) => submissions) },
    ]),
    ...chart(t('Outcomes per month'), names, [
      { name: t('Accepted'), colour: COLOURS.good, values: months.map(({ accepted }) => accepted) },
      { name: t('Rejected'), colour: COLOURS.bad, values: months.map(({ rejected }) => rejected) },
    ]),
    ...chart(t('Where the articles of the period stand now'), stand.map(labelOf), [
      { name: t('Articles'), colour: COLOURS.brand, values: stand.map(({ count }) => count) },
    ]),
    ...chart(t('Median days for which articles wait now'), wait.map(labelOf), [
      { name: t('Days'), colour: COLOURS.waiting, values: wait.map(({ medianDays }) => medianDays) },
    ]),
  ];
}
