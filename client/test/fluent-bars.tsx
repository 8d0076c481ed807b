import type { FluentBarsProps } from '../src/shared/chart/chart-data';

/** The numbers of a chart as text, since jsdom cannot measure a drawing. */
export default function PlainBars({ data, unit }: FluentBarsProps) {
  const words = data.series.map(({ name, values }) => `${name}: ${values.join(' ')} ${unit}`);
  return <p>{[data.categories.join(' '), ...words].join('; ')}</p>;
}
