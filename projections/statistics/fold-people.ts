import { normalEmail } from '../../src/contracts';
import type { ArticleEventType } from '../../src/article';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { RowSet } from '../runner/row-set';
import type { PeopleFactRow } from './facts';

export const PEOPLE_HANDLES: readonly ArticleEventType[] = ['DraftStarted', 'AuthorsChanged', 'DraftDeleted'];

const once = (keys: readonly string[]): string[] => [...new Set(keys)];

/** Applies one event to the people of its article. */
export function foldPeople(rows: RowSet<PeopleFactRow>, { articleId, type, data }: ProjectedArticleEvent): void {
  if (type === 'DraftStarted') {
    const uploader = [data.uploaderId, normalEmail(data.uploaderEmail)];
    return rows.put({ article_id: articleId, uploader_keys: uploader, author_keys: [], involved: uploader });
  }
  const row = rows.get(articleId);
  if (!row) return;
  if (type === 'DraftDeleted') return rows.remove(articleId);
  if (type !== 'AuthorsChanged') throw new Error(`The people of an article do not read ${type}`);
  const authors = once(data.authors.flatMap(({ id, email }) => [id, normalEmail(email)]));
  rows.change(articleId, { author_keys: authors, involved: once([...row.uploader_keys, ...authors]) });
}
