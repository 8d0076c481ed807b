/** A table for analysts: a view over the exported events, with its columns explained (`select * from columns`). */
export interface AnalysisTable {
  name: string;
  /** One sentence: what a row is, and which rows are left out. */
  about: string;
  /** The meaning of each column by its name, with the unit. In the order of the view. */
  columns: Readonly<Record<string, string>>;
  /** The query of the view. It may use the tables before it. */
  sql: string;
}

/** Texts as an SQL list: 'A', 'B'. */
export const sqlTexts = (texts: readonly string[]): string =>
  texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
