import type { ArticleEventData, ArticleEventType } from '../../src/article';
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
  'AccountReplaced',
];

type ReplacedIds = Pick<ArticleEventData['AccountReplaced'], 'fromId' | 'toId'>;

const once = (keys: readonly string[]): string[] => [...new Set(keys)];

function replaced(rows: RowSet<PeopleFactRow>, articleId: string, { fromId, toId }: ReplacedIds): void {
  const keys = (before: readonly string[]): string[] => once(before.map((key) => (key === fromId ? toId : key)));
  const { uploader_keys, author_keys } = rows.need(articleId);
  rows.change(articleId, { uploader_keys: keys(uploader_keys), author_keys: keys(author_keys) });
}

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
    case 'AccountReplaced':
      return replaced(rows, articleId, data);
    default:
      throw new Error(`The people of an article do not read ${type}`);
  }
}
