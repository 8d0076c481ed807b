import type { DaysSpread, JournalStatistics } from '@contracts';
import { Card } from '../../../shared/display/card';
import { countOf } from '../../../shared/display/format';
import { definitionOf } from '../frame/definitions';
import { type Figure, Figures } from '../frame/figures';
import { days, oneDecimal, percent } from '../frame/numbers';

/** The median and the interquartile range. */
function spreadFigure(key: 'daysToFirstDecision' | 'daysToAcceptance', label: string, spread: DaysSpread): Figure {
  const { count, lowerQuartile, median, upperQuartile } = spread;
  const detail =
    count === 0
      ? 'No article to measure'
      : `Half of ${countOf(count, 'article')} between ${oneDecimal(lowerQuartile)} and ${oneDecimal(upperQuartile)} days`;
  return { label, value: days(median), detail, info: definitionOf('journal', key) };
}

/** The key figures for editors. */
export function JournalFigures({ answer }: { answer: JournalStatistics }) {
  const { submissions, accepted, rejected, acceptanceRate } = answer;
  const figures: Figure[] = [
    { label: 'Submissions', value: String(submissions), info: definitionOf('journal', 'submissions') },
    {
      label: 'Acceptance rate',
      value: percent(acceptanceRate),
      detail: `${accepted} accepted, ${rejected} rejected`,
      info: definitionOf('journal', 'acceptanceRate'),
    },
    spreadFigure('daysToFirstDecision', 'Days to first decision (median)', answer.daysToFirstDecision),
    spreadFigure('daysToAcceptance', 'Days to acceptance (median)', answer.daysToAcceptance),
  ];
  return (
    <Card title="At a glance">
      <Figures figures={figures} />
    </Card>
  );
}
