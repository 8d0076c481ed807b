import { VerticalStackedBarChart } from '@fluentui/react-charts';
import { CHART_COLOURS, chartNumber, type FluentBarsProps } from './chart-data';

/** Fluent's vertical bars. Loaded only with a chart; the only file that uses the library. */
export default function FluentBars({ data, unit, width, height }: FluentBarsProps) {
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
    <VerticalStackedBarChart
      data={bars}
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
  );
}

/** Articles are whole numbers, so fractional ticks are left out. */
const wholeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : '');
