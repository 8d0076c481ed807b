import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { VisuallyHidden } from '../display/visually-hidden';
import { CHART_COLOURS, type ChartData, chartNumber, type ChartSeries } from './chart-data';

const NARROW = '@media (max-width: 639px)';

const useStyles = makeStyles({
  figure: { margin: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  list: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: 'fit-content(16rem) minmax(0, 1fr) max-content',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    alignItems: 'center',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
  },
  row: { display: 'contents' },
  name: { overflowWrap: 'anywhere', textAlign: 'end', [NARROW]: { gridColumn: '1 / -1', textAlign: 'start' } },
  bar: { width: '100%', height: '16px', display: 'block' },
  sum: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  legend: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  key: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

interface BarsAcrossProps {
  /** What the chart shows, for screen readers. */
  label: string;
  data: ChartData;
  /** The unit: 'assignments'. */
  unit: string;
}

/**
 * Horizontal bars for names: a list that is read as text and drawn as bars, so it needs no separate table. Fluent's own horizontal
 * bars cut off long names and long bars (ADR 19).
 */
export function BarsAcross({ label, data, unit }: BarsAcrossProps) {
  const styles = useStyles();
  const { categories, series } = data;
  const sums = categories.map((_name, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const longest = Math.max(...sums, 0);
  return (
    <figure aria-label={label} className={styles.figure}>
      {series.length > 1 && <Legend series={series} />}
      {/* Some screen readers ignore a list without bullets unless it has the role. */}
      <ul role="list" className={styles.list}>
        {categories.map((name, index) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Bar series={series} index={index} longest={longest} />
            <span className={styles.sum}>
              {chartNumber(sums[index] ?? 0)}
              <VisuallyHidden>
                {` ${unit}`}
                {series.length > 1 && `: ${inWords(series, index)}`}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const inWords = (series: readonly ChartSeries[], index: number): string =>
  series.map(({ name, values }) => `${name} ${chartNumber(values[index] ?? 0)}`).join(', ');

/** Drawn as SVG, because print leaves out background colours. */
function Bar({ series, index, longest }: { series: readonly ChartSeries[]; index: number; longest: number }) {
  const styles = useStyles();
  const part = (value: number) => (longest === 0 ? 0 : (value / longest) * 100);
  const before = (place: number) => series.slice(0, place).reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    <svg aria-hidden className={styles.bar}>
      {series.map(({ name, colour, values }, place) => {
        const value = values[index] ?? 0;
        return (
          <rect
            key={name}
            x={`${part(before(place))}%`}
            width={`${part(value)}%`}
            height="100%"
            fill={CHART_COLOURS[colour]}
            stroke={tokens.colorNeutralBackground1}
          >
            <title>{`${name}: ${chartNumber(value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  const styles = useStyles();
  return (
    <ul aria-hidden className={styles.legend}>
      {series.map(({ name, colour }) => (
        <li key={name} className={styles.key}>
          <svg width="12" height="12">
            <rect width="12" height="12" rx="2" fill={CHART_COLOURS[colour]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
