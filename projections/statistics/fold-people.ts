import type { ArticleEventType } from '../../src/article';
import { keysOfAuthor, normalEmail } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/rows/article-events';
import type { RowSet } from '../runner/rows/row-set';
import type { PeopleFactRow } from './facts';

export const PEOPLE_HANDLES: readonly ArticleEventType[] = [
  'DraftStarted',
  'AuthorsChanged',
  'DraftDeleted',
  'DecisionRecorded',
  'StatusOverridden',
];

const once = (keys: readonly string[]): string[] => [...new Set(keys)];

/**
 * Applies one event to the people of its article.
 * @throws Error for other types.
 */
export function foldPeople(rows: RowSet<PeopleFactRow>, event: ProjectedArticleEvent): void {
  const { articleId, type, data } = event;
  if (type === 'DraftStarted') {
    const uploader = [data.uploaderId, normalEmail(data.uploaderEmail)];
    return rows.put({ article_id: articleId, uploader_keys: uploader, author_keys: [], accepted_at: null });
  }
  if (!rows.get(articleId)) return;
  switch (type) {
    case 'DraftDeleted':
      return rows.remove(articleId);
    case 'AuthorsChanged':
      return rows.change(articleId, {
        author_keys: once(data.authors.flatMap(keysOfAuthor)),
      });
    case 'DecisionRecorded':
    case 'StatusOverridden':
      return rows.change(articleId, { accepted_at: data.to === 'ACCEPTED' ? new Date(event.metadata.at) : null });
    default:
      throw new Error(`The people of an article do not read ${type}`);
  }
}
