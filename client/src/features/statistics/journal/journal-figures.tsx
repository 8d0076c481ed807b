import { type DaysSpread, type JournalStatistics, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { definitionOf } from '../frame/definitions';
import { type Figure, Figures } from '../frame/figures';
import { days, oneDecimal, percent } from '../frame/numbers';

/** The median and the interquartile range. */
function spreadFigure(key: 'daysToFirstDecision' | 'daysToAcceptance', label: string, spread: DaysSpread): Figure {
  const { count, lowerQuartile, median, upperQuartile } = spread;
  const detail =
    count === 0
      ? t('No article to measure')
      : count === 1
        ? t('One article')
        : t('Half of {count, plural, one {# article} other {# articles}} between {lower} and {upper} days', {
            count,
            lower: oneDecimal(lowerQuartile),
            upper: oneDecimal(upperQuartile),
          });
  return { label, value: days(median), detail, info: definitionOf('journal', key) };
}

/** The key figures for editors. */
export function JournalFigures({ answer }: { answer: JournalStatistics }) {
  const { submissions, accepted, rejected, acceptanceRate } = answer;
  const figures: Figure[] = [
    { label: t('Submissions'), value: String(submissions), info: definitionOf('journal', 'submissions') },
    {
      label: t('Acceptance rate'),
      value: percent(acceptanceRate),
      detail: t('{accepted} accepted, {rejected} rejected', { accepted, rejected }),
      info: definitionOf('journal', 'acceptanceRate'),
    },
    spreadFigure('daysToFirstDecision', t('Days to first decision (median)'), answer.daysToFirstDecision),
    spreadFigure('daysToAcceptance', t('Days to acceptance (median)'), answer.daysToAcceptance),
  ];
  return (
    <Card title={t('At a glance')}>
      <Figures figures={figures} />
    </Card>
  );
}
