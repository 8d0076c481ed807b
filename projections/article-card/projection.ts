import type { Projection } from '../runner/projection';
import { ofState, type StateTable } from '../runner/rows/of-state';
import { cardRows } from './rows';

export const CARD_TABLE: StateTable = { table: 'article_card', key: 'article_id', rows: cardRows };

/** Cards of all articles that are not deleted. */
export const articleCard: Projection = {
  name: 'article-card',
  version: 9,
  tables: ['article_card'],
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
      author_version double precision NOT NULL,
      uploader_id text NOT NULL,
      uploader_email text NOT NULL,
      associate_id text,
      associate_due_at timestamptz,
      authors jsonb NOT NULL,
      author_emails text[] NOT NULL,
      keywords text[] NOT NULL,
      language_service boolean NOT NULL,
      hides_authors boolean NOT NULL,
      veiled boolean NOT NULL,
      origin text,
      created_at timestamptz NOT NULL,
      submitted_at timestamptz,
      last_update_at timestamptz NOT NULL,
      author_last_update_at timestamptz NOT NULL,
      accepted_at timestamptz,
      author_due_at timestamptz,
      reviewers_required integer NOT NULL,
      hindered_actions text[] NOT NULL
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('article_card')} (status, status_since);
    CREATE INDEX ON ${table('article_card')} (uploader_id, created_at);
    CREATE INDEX ON ${table('article_card')} (associate_id) WHERE associate_id IS NOT NULL;
    CREATE INDEX ON ${table('article_card')} (number_year DESC, number_seq DESC);
    CREATE INDEX ON ${table('article_card')} USING gin (author_emails);
    CREATE INDEX ON ${table('article_card')} (article_id) WHERE veiled;
    CREATE INDEX ON ${table('article_card')} (article_id) WHERE veiled OR submitted_at IS NULL`,
  ...ofState(CARD_TABLE),
};
