import type { ArticleEventOf, ArticleEventType, RecordedArticleEvent } from '../article';
import type { Language, MeasureTable } from '../contracts';

/** An event as measures read it: in today's shape, with its article. */
export type MeasuredEvent<Type extends ArticleEventType = ArticleEventType> = ArticleEventOf<Type> &
  Pick<RecordedArticleEvent, 'revision' | 'metadata'> & { id: string; articleId: string };

/** Texts in the other languages, by the English text: title, definition, labels of columns and words in cells. */
export type MeasureTranslations = Partial<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>>;

/**
 * An own measure: a fold over the events of all articles, in the order of the log. Put a file that exports it as `measure` into the folder
 * MEASURES_DIR (docs/statistics.md, 'Your own measures').
 */
export interface Measure<Type extends ArticleEventType = ArticleEventType, State = unknown> {
  /** The name on the command line: small letters, digits and hyphens. */
  name: string;
  title: string;
  /** What the numbers mean and what they leave out, in full sentences. Shown next to them. */
  definition: string;
  /** A text without a translation is shown as it is. */
  translations?: MeasureTranslations;
  /** Only events of these types are passed to `apply`. */
  reads: readonly Type[];
  begin(): State;
  /** Changes the state. */
  apply(state: State, event: MeasuredEvent<Type>): void;
  /** The numbers at a moment. */
  table(state: State, at: Date): MeasureTable;
}

/** Checks the types of a measure and returns it unchanged. */
export const defineMeasure = <Type extends ArticleEventType, State>(
  measure: Measure<Type, State>,
): Measure<Type, State> => measure;

/** Any measure; only the measure itself knows the type of its state. */
export type AnyMeasure = Measure<ArticleEventType, unknown>;
