import { ARTICLE_EVENT_TYPES } from '../../src/article';
import { articleEvent, articleIdOf } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import { rowsPerKey } from '../runner/rows-per-key';
import { foldCard, type StoredCard } from './fold-card';

/** Cards of all articles that are not deleted. */
export const articleCard: Projection = {
  name: 'article-card',
  version: 3,
  tables: ['article_card'],
  handles: ARTICLE_EVENT_TYPES,
  create: (table) => `
    CREATE TABLE ${table('article_card')} (
      article_id text PRIMARY KEY,
      number text NOT NULL,
      number_year integer NOT NULL,
      number_seq integer NOT NULL,
      title text NOT NULL,
      running_title text NOT NULL,
      type_id integer,
      status text NOT NULL,
      status_since timestamptz NOT NULL,
      author_status_since timestamptz NOT NULL,
      revision integer NOT NULL,
      version integer NOT NULL,
      uploader_id text NOT NULL,
      uploader_email text NOT NULL,
      associate_id text,
      associate_due_at timestamptz,
      authors jsonb NOT NULL,
      author_emails text[] NOT NULL,
      keywords text[] NOT NULL,
      language_service boolean NOT NULL,
      origin text,
      created_at timestamptz NOT NULL,
      submitted_at timestamptz,
      last_update_at timestamptz NOT NULL,
      author_last_update_at timestamptz NOT NULL,
      accepted_at timestamptz,
      author_due_at timestamptz,
      reviewers_required integer NOT NULL,
      document_ids text[] NOT NULL
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('article_card')} (status, status_since);
    CREATE INDEX ON ${table('article_card')} (uploader_id, created_at);
    CREATE INDEX ON ${table('article_card')} (associate_id) WHERE associate_id IS NOT NULL;
    CREATE INDEX ON ${table('article_card')} (number_year DESC, number_seq DESC);
    CREATE INDEX ON ${table('article_card')} USING gin (author_emails)`,
  apply: rowsPerKey<StoredCard>({
    table: 'article_card',
    key: 'article_id',
    groupOf: articleIdOf,
    fold: (rows, recorded) => {
      const event = articleEvent(recorded);
      const row = foldCard(rows.get(event.articleId), event);
      if (row) rows.put(row);
      else rows.remove(event.articleId);
    },
  }),
};
