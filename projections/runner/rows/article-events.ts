import { type RecordedArticleEvent, upcast } from '../../../src/article';
import type { RecordedEvent } from '../../../src/platform/event-store/port';

const ARTICLE_STREAM = 'article-';

/** An event of an article in the present schema, with its own id and the article's. */
export type ProjectedArticleEvent = RecordedArticleEvent & { id: string; articleId: string };

/** The article whose stream holds the event; null for other streams (mails without an article share some event types). */
export const articleIdOf = (event: RecordedEvent): string | null =>
  event.streamId.startsWith(ARTICLE_STREAM) ? event.streamId.slice(ARTICLE_STREAM.length) : null;

/**
 * The event in the form that projections read.
 * @throws Error for an event that does not belong to an article, or that a newer program wrote.
 */
export function articleEvent(event: RecordedEvent): ProjectedArticleEvent {
  const articleId = articleIdOf(event);
  if (articleId === null) throw new Error(`${event.streamId} is not the stream of an article`);
  return { ...upcast(event), id: event.id, articleId };
}
