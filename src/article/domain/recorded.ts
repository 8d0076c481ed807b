import type { EventMetadata, RecordedEvent } from '../../platform/event-store/port';
import type { ArticleEvent, ArticleEventOf, ArticleEventType } from './events';

/** An event from an article's stream, upcast to the present schema. */
export type RecordedArticleEvent = ArticleEvent & Pick<RecordedEvent, 'revision' | 'metadata'>;

/** The input of the fold of one event, in addition to the state and the data. */
export interface Moment {
  at: string;
  userId: string | null;
  revision: number;
  /** Set for an event that another system recorded first (ADR 115). */
  imported?: true;
}

export const momentOf = (event: { revision: number; metadata: EventMetadata }): Moment => ({
  at: event.metadata.at,
  userId: event.metadata.userId,
  revision: event.revision,
  ...(event.metadata.imported === undefined ? {} : { imported: true }),
});

/** An event of one type. */
export const eventOf = <Type extends ArticleEventType>(
  type: Type,
  data: ArticleEventOf<Type>['data'],
): { type: Type; data: ArticleEventOf<Type>['data'] } => ({ type, data });
