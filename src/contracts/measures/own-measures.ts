/** What the values of a column are. `person` and `articleType` are ids, which are shown by name. */
export type MeasureUnit = 'text' | 'count' | 'days' | 'percent' | 'person' | 'articleType';

export interface MeasureColumn {
  label: string;
  /** Default text. */
  unit?: MeasureUnit;
}

/** A text, a number, or nothing to say. */
export type MeasureCell = string | number | null;

export interface MeasureTable {
  columns: MeasureColumn[];
  rows: MeasureCell[][];
  /** Columns by their places from 0: the names of the bars, and what each bar is made of. Absent: no chart. */
  chart?: { names: number; values: number[] };
}

/** A measure of the analyst's own, with its newest numbers. */
export interface OwnMeasure {
  name: string;
  title: string;
  definition: string;
  /** Null when it could not be computed. */
  table: MeasureTable | null;
  /** Rows in all; the table has the first of them. */
  rows: number;
  /** Why it could not be read or computed; null when it could. */
  problem: string | null;
}

export interface OwnMeasures {
  /** When they were computed last; null before the first time. */
  computedAt: string | null;
  running: boolean;
  /** The caller is an author of an article here: measures over all articles would tell of it (lifecycle, section 1, the conflict wall). */
  walled: boolean;
  measures: OwnMeasure[];
}
