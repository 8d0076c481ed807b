import { type AssociateStatisticsRow, type Decision, STATUS_LABELS, t } from '@contracts';
import { BarsAcross } from '../../../shared/chart/bars-across';
import type { ChartColour } from '../../../shared/chart/chart-data';
import { Card } from '../../../shared/display/card';
import { uniqueNames } from '../frame/unique-names';

/** From positive to negative, with adjacent pieces in different colours. */
const PIECES: readonly [Decision, ChartColour][] = [
  ['ACCEPTED', 'good'],
  ['MINOR_REVISION', 'waiting'],
  ['MAJOR_REVISION', 'brown'],
  ['REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR', 'teal'],
  ['REJECTED', 'bad'],
  ['REJECTED_R0', 'pink'],
  ['DIRECT_REJECT', 'purple'],
  ['DIRECT_REJECT_R0', 'quiet'],
];

const MOST = 20;

/** The decisions for each associate editor's articles, sorted by number of decisions. */
export function AssociatesChart({ rows }: { rows: readonly AssociateStatisticsRow[] }) {
  const shown = rows
    .filter(({ totalDecisions }) => totalDecisions > 0)
    .sort((one, other) => other.totalDecisions - one.totalDecisions)
    .slice(0, MOST);
  if (shown.length === 0) return null;
  const series = PIECES.map(([decision, colour]) => ({
    name: STATUS_LABELS[decision].label,
    colour,
    values: shown.map(({ decisions }) => decisions[decision].count),
  })).filter(({ values }) => values.some((value) => value > 0));
  return (
    <Card title={t('Outcomes')}>
      <BarsAcross
        label={t('Outcomes by associate editor')}
        data={{ categories: uniqueNames(shown), series }}
        unit={t('decisions')}
      />
    </Card>
  );
}
