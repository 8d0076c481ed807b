import { makeStyles, tokens } from '@fluentui/react-components';
import { STATISTICS_DEFINITIONS, STATISTICS_NOTES, type StatisticsReport } from '@contracts';
import { Card } from '../../../shared/display/card';

const useStyles = makeStyles({
  list: { margin: 0, display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '70ch' },
  term: { fontWeight: tokens.fontWeightSemibold },
  value: { margin: 0, color: tokens.colorNeutralForeground2 },
  notes: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, maxWidth: '70ch' },
});

/** What a field of a report means; '' for one that explains itself. */
export const definitionOf = (report: StatisticsReport, key: string): string | undefined =>
  STATISTICS_DEFINITIONS[report].find((one) => one.key === key)?.definition;

/** Every measure of a report in words, for those who print it or read it on a narrow screen (lifecycle, section 4 (14)). */
export function Definitions({ report }: { report: StatisticsReport }) {
  const styles = useStyles();
  return (
    <Card title="What the numbers mean">
      <dl className={styles.list}>
        {STATISTICS_DEFINITIONS[report].map(({ key, label, definition }) => (
          <div key={key}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{definition}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        {STATISTICS_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
