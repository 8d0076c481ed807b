import { VerticalStackedBarChart } from '@fluentui/react-charts';
import { useEffect, useRef } from 'react';
import { t } from '@contracts';
import { CHART_COLOURS, chartNumber, type FluentBarsProps } from './chart-data';

/** Fluent's vertical bars. Loaded only with a chart; the only file that uses the library. */
export default function FluentBars({ label, data, unit, width, height }: FluentBarsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => nameLegend(box.current));
  const bars = data.categories.map((category, index) => ({
    xAxisPoint: category,
    chartData: data.series.map(({ name, colour, values }) => ({
      legend: name,
      color: CHART_COLOURS[colour],
      data: values[index] ?? 0,
      xAxisCalloutData: category,
      yAxisCalloutData: `${chartNumber(values[index] ?? 0)} ${unit}`,
    })),
  }));
  return (
    <div ref={box} style={{ width, height }}>
      <VerticalStackedBarChart
        data={bars}
        // Otherwise the library describes the drawing in English.
        svgProps={{ 'aria-label': label }}
        width={width}
        height={height}
        barWidth="auto"
        maxBarWidth={32}
        xAxisInnerPadding={0.3}
        xAxisOuterPadding={0.1}
        hideLegend={data.series.length === 1}
        hideLabels
        hideTickOverlap
        roundedTicks
        yAxisTickFormat={wholeNumber}
      />
    </div>
  );
}

/** The library names its legend in English, and has no property for it. */
function nameLegend(box: HTMLElement | null): void {
  box?.querySelector('[aria-label="Legends"]')?.setAttribute('aria-label', t('Legend'));
}

/** Articles are whole numbers, so fractional ticks are left out. */
const wholeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : '');
