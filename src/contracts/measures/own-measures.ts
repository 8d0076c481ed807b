/**
 * The kind of values in a column. `person` and `articleType` are ids, which are shown as names. `country` is an English name of the list of
 * countries, which is shown in the language of the reader.
 */
export type MeasureUnit = 'text' | 'count' | 'days' | 'percent' | 'person' | 'articleType' | 'country';

export interface MeasureColumn {
  label: string;
  /** Kind of the values; text if absent. */
  unit?: MeasureUnit;
}

/** A text, a number, or null for an empty cell. */
export type MeasureCell = string | number | null;

export interface MeasureTable {
  columns: MeasureColumn[];
  rows: MeasureCell[][];
  /** Numbers of columns, counted from 0: `names` labels the bars, `values` are the parts of each bar. Absent: no chart. */
  chart?: { names: number; values: number[] };
}

/** A measure that an analyst has defined, with its newest numbers. */
export interface OwnMeasure {
  name: string;
  title: string;
  definition: string;
  /** The computed values; null when they could not be computed. */
  table: MeasureTable | null;
  /** Number of all rows; `table` contains only the first of them. */
  rows: number;
  /** Why the measure could not be read or computed; null when there was no problem. */
  problem: string | null;
}

export interface OwnMeasures {
  /** When the measures were last computed; null before the first time. */
  computedAt: string | null;
  running: boolean;
  /**
   * True when the caller is an author of an article of this journal: measures over all articles could reveal something about it
   * (lifecycle, section 1, the conflict wall).
   */
  walled: boolean;
  /** True while the caller must not know the authors of some manuscripts: a measure may show something about them (ADR 122). */
  authorsHidden: boolean;
  measures: OwnMeasure[];
}
