import { tokens } from '@fluentui/react-components';
import { numberFormat } from '@contracts';

/** Fluent's tokens by meaning. Each has enough contrast in the light and the dark theme (WCAG 1.4.11). */
export const CHART_COLOURS = {
  brand: tokens.colorBrandForeground1,
  good: tokens.colorPaletteForestBorderActive,
  bad: tokens.colorPaletteCranberryBorderActive,
  waiting: tokens.colorPaletteMarigoldBorderActive,
  quiet: tokens.colorNeutralForeground4,
  teal: tokens.colorPaletteTealBorderActive,
  purple: tokens.colorPalettePurpleBorderActive,
  pink: tokens.colorPalettePinkBorderActive,
  brown: tokens.colorPaletteBrownBorderActive,
} as const;
export type ChartColour = keyof typeof CHART_COLOURS;

export interface ChartSeries {
  name: string;
  colour: ChartColour;
  /** One value per category. */
  values: readonly number[];
}

/** Bars: one per category, with one piece per series. */
export interface ChartData {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** '1,234.5': at most one decimal. */
export const chartNumber = (value: number): string => numberFormat({ maximumFractionDigits: 1 }).format(value);

export interface FluentBarsProps {
  /** What the chart shows, for screen readers. */
  label: string;
  data: ChartData;
  /** The unit: 'submissions'. */
  unit: string;
  /** Pixels. */
  width: number;
  height: number;
}
