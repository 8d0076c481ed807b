import type { ArticleEventData, ArticleEventType } from '../../../src/article';
import type { LogActionType } from '../../../src/contracts';

/** The meaning of an id, from earlier events: the reviewer (user id) of a request, or the file of a file id, as JSON (`fileFacts`). */
export type Lookup = (id: string) => string | undefined;

/** The log's sentence about one type of event. */
export interface Sentence<Data> {
  action: LogActionType;
  /** What the sentence says, from the event, without other texts of the event. It is stored as JSON. */
  facts: (data: Data, lookup: Lookup) => object;
  /** The sentence in the current language, with placeholders for people and days (`marks.ts`), from the stored facts. */
  text: (facts: object) => string;
}

export type Sentences<Types extends ArticleEventType = ArticleEventType> = {
  [Type in Types]: Sentence<ArticleEventData[Type]>;
};

/** A sentence whose text gets exactly what its facts contain. */
export const sentence = <Data, Facts extends object>(
  action: LogActionType,
  facts: (data: Data, lookup: Lookup) => Facts,
  text: (facts: Facts) => string,
): Sentence<Data> => ({ action, facts, text: (stored) => text(stored as Facts) });

/** A sentence that is the same for every event of its type. */
export const sameSentence = (action: LogActionType, text: () => string): Sentence<object> => ({
  action,
  facts: () => ({}),
  text,
});
