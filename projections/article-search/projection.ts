import { ARTICLE_EVENT_TYPES, upcast } from '../../src/article';
import type { Projection } from '../runner/projection';
import { articleIdOf } from '../runner/rows/article-events';
import { deleteRows } from '../runner/rows/write-rows';
import { countArticles, movesBetweenGroups } from './count-articles';
import { foldSearch, noChange, type SearchChange } from './fold-search';
import { insertRows, PADDING, replaceAccounts, updateRows } from './write-search';

/**
 * The columns that lists and searches filter and sort by. A count over all articles reads every row, so rows are narrow. Words and
 * the keys of authors are stored out of line. A change of status, which is in no index, writes only the row. Rows are changed column
 * by column: the words of an article are written while it is a draft and never again. Fixed-length columns come first, where
 * Postgres finds them without reading the others.
 *
 * Postgres stores columns out of line only if a row is longer than 2 kB. `padding` ensures that, and compresses to a few bytes
 * itself. At 100,000 articles the table has 38 MB instead of 166 MB (docs/adr/0020).
 */
export const articleSearch: Projection = {
  name: 'article-search',
  version: 6,
  tables: ['article_search', 'article_counts'],
  handles: ARTICLE_EVENT_TYPES,
  create: (table) => `
    CREATE TABLE ${table('article_search')} (
      number_key bigint NOT NULL,
      type_id integer NOT NULL,
      status_place integer NOT NULL,
      revision integer NOT NULL,
      submitted_at timestamptz,
      article_id text PRIMARY KEY,
      number text NOT NULL,
      title_key text COLLATE "C" NOT NULL,
      author_key text COLLATE "C" NOT NULL,
      uploader_id text NOT NULL,
      uploader_email text NOT NULL,
      author_keys text[] NOT NULL,
      held_by text[] NOT NULL,
      holder_id text,
      words tsvector NOT NULL,
      padding text NOT NULL DEFAULT ${PADDING}
    ) WITH (fillfactor = 85, toast_tuple_target = 128);
    ALTER TABLE ${table('article_search')}
      ALTER COLUMN article_id SET STORAGE PLAIN, ALTER COLUMN number SET STORAGE PLAIN,
      ALTER COLUMN title_key SET STORAGE PLAIN, ALTER COLUMN author_key SET STORAGE PLAIN,
      ALTER COLUMN uploader_id SET STORAGE PLAIN, ALTER COLUMN uploader_email SET STORAGE MAIN,
      ALTER COLUMN held_by SET STORAGE MAIN, ALTER COLUMN holder_id SET STORAGE PLAIN, ALTER COLUMN author_keys SET STORAGE EXTERNAL,
      ALTER COLUMN words SET STORAGE EXTERNAL, ALTER COLUMN padding SET STORAGE MAIN;
    CREATE TABLE ${table('article_counts')} (
      status_place integer NOT NULL,
      type_id integer NOT NULL,
      revision integer NOT NULL,
      articles integer NOT NULL,
      PRIMARY KEY (status_place, type_id, revision)
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('article_search')} USING gin (words);
    CREATE INDEX ON ${table('article_search')} USING gin (author_keys);
    CREATE INDEX ON ${table('article_search')} USING gin (held_by);
    CREATE INDEX ON ${table('article_search')} (holder_id) WHERE holder_id IS NOT NULL;
    CREATE INDEX ON ${table('article_search')} (submitted_at);
    CREATE INDEX ON ${table('article_search')} (uploader_id);
    CREATE INDEX ON ${table('article_search')} (uploader_email);
    CREATE INDEX ON ${table('article_search')} (number_key) INCLUDE (article_id);
    CREATE INDEX ON ${table('article_search')} (title_key, number_key) INCLUDE (article_id);
    CREATE INDEX ON ${table('article_search')} (author_key, number_key) INCLUDE (article_id)`,
  apply: async (events, db) => {
    const changes = new Map<string, SearchChange>();
    for (const recorded of events) {
      const articleId = articleIdOf(recorded);
      if (articleId === null) continue;
      const change = changes.get(articleId) ?? noChange();
      changes.set(articleId, change);
      foldSearch(change, upcast(recorded));
    }
    const all = [...changes];
    const gone = all.filter(([, change]) => change.deleted);
    const remaining = all.filter(([, change]) => !change.deleted);
    const goneIds = gone.map(([articleId]) => articleId);
    const moved = remaining.filter(([, change]) => movesBetweenGroups(change));
    const movedIds = moved.map(([articleId]) => articleId);
    await countArticles(db, -1, [...goneIds, ...movedIds]);
    await deleteRows(db, 'article_search', 'article_id', goneIds);
    await insertRows(db, remaining);
    await updateRows(db, remaining);
    await replaceAccounts(db, remaining);
    await countArticles(db, 1, movedIds);
  },
};
