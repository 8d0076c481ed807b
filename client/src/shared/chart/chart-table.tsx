import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import type { ChartData } from './chart-data';

const useStyles = makeStyles({
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2, width: 'fit-content' },
  scroll: { overflowX: 'auto', maxHeight: '24rem', '@media print': { maxHeight: 'none' } },
  table: { borderCollapse: 'collapse', marginTop: tokens.spacingVerticalS },
  cell: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'end',
    ':first-child': { textAlign: 'start', paddingInlineStart: 0, fontWeight: tokens.fontWeightRegular },
  },
});

interface ChartTableProps {
  label: string;
  category: string;
  data: ChartData;
}

/** The numbers of a chart, collapsed by default. */
export function ChartTable({ label, category, data }: ChartTableProps) {
  const styles = useStyles();
  return (
    <details>
      <summary className={styles.summary}>{t('Show the numbers')}</summary>
      <div className={styles.scroll} role="region" tabIndex={0} aria-label={t('Numbers: {label}', { label })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {category}
              </th>
              {data.series.map(({ name }) => (
                <th key={name} scope="col" className={styles.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.categories.map((name, index) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {data.series.map((series) => (
                  <td key={series.name} className={styles.cell}>
                    {series.values[index] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
