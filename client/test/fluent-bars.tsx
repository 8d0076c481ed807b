import type { FluentBarsProps } from '../src/shared/chart/chart-data';

/** In jsdom, which can't measure a drawing, the numbers of a chart as a text. */
export default function PlainBars({ data, unit }: FluentBarsProps) {
  const words = data.series.map(({ name, values }) => `${name}: ${values.join(' ')} ${unit}`);
  return <p>{[data.categories.join(' '), ...words].join('; ')}</p>;
}
