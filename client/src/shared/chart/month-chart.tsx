import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { type CSSProperties, lazy, Suspense, useEffect } from 'react';
import { t } from '@contracts';
import type { FluentBarsProps } from './chart-data';
import { ChartTable } from './chart-table';
import { useWidth } from './use-width';

const Bars = lazy(() => import('./fluent-bars'));

const HEIGHT = 350;
/** Minimum width in pixels of a bar as a click target; with less room, the chart scrolls. */
const LEAST_STEP = 14;
const AXIS = 80;
/** Pixels between the margins of an A4 page. */
const PAPER = 680;

const useStyles = makeStyles({
  figure: { margin: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  scroll: {
    minHeight: `${HEIGHT}px`,
    overflowX: 'auto',
    overflowY: 'hidden',
    breakInside: 'avoid',
    // The drawing has a fixed width, so print scales it down instead of cutting it off.
    '@media print': { overflowX: 'visible', minHeight: 'auto', zoom: 'var(--quire-print-zoom)' },
  },
});

/** Scrolls to the newest values at the end, which matter most. */
function toEnd(box: HTMLElement | null, width: number): void {
  if (box) box.scrollLeft = width;
}

interface MonthChartProps extends Pick<FluentBarsProps, 'label' | 'data' | 'unit'> {
  /** Heading of the category column in the chart's table. */
  category: string;
}

/** A time series as vertical bars, with the numbers in a collapsed table (screens, 'Pictures where people would rather look'). */
export function MonthChart({ label, category, data, unit }: MonthChartProps) {
  const styles = useStyles();
  const [box, width] = useWidth<HTMLDivElement>();
  const wide = Math.max(width, data.categories.length * LEAST_STEP + AXIS);
  useEffect(() => toEnd(box.current, wide), [box, wide]);
  return (
    <figure aria-label={label} className={styles.figure}>
      <div
        ref={box}
        className={styles.scroll}
        style={{ '--quire-print-zoom': Math.min(1, PAPER / wide) } as CSSProperties}
        {...(wide > width ? { tabIndex: 0, role: 'group', 'aria-label': t('{label}, scrollable', { label }) } : {})}
      >
        {/* The library fills its container. */}
        <div style={{ width: wide, height: HEIGHT }}>
          {width > 0 && (
            <Suspense fallback={<Waiting />}>
              <Bars label={label} data={data} unit={unit} width={wide} height={HEIGHT} />
            </Suspense>
          )}
        </div>
      </div>
      <ChartTable label={label} category={category} data={data} />
    </figure>
  );
}

function Waiting() {
  return (
    <Skeleton aria-label={t('Loading the chart')}>
      <SkeletonItem style={{ height: HEIGHT }} />
    </Skeleton>
  );
}
