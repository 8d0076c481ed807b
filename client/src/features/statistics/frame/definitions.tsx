import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { STATISTICS_DEFINITIONS, STATISTICS_NOTES, type StatisticsReport, t } from '@contracts';

const useStyles = makeStyles({
  fold: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground1,
    // Shown unfolded on paper.
    '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  },
  summary: { cursor: 'pointer' },
  title: { ...typographyStyles.subtitle2, display: 'inline' },
  list: { margin: `${tokens.spacingVerticalM} 0`, display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '70ch' },
  term: { fontWeight: tokens.fontWeightSemibold },
  value: { margin: 0, color: tokens.colorNeutralForeground2 },
  notes: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, maxWidth: '70ch' },
});

/** The definition of a field in a report; '' if it needs none. */
export const definitionOf = (report: StatisticsReport, key: string): string | undefined =>
  STATISTICS_DEFINITIONS[report].find((one) => one.key === key)?.definition;

/** All definitions of a report as text, folded on screen and open on paper (lifecycle, section 4 (14)). */
export function Definitions({ report }: { report: StatisticsReport }) {
  const styles = useStyles();
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t('What the numbers mean')}</h2>
      </summary>
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
    </details>
  );
}
