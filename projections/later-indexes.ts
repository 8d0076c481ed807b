import type { Migration } from '../src/platform/postgres';
import { LOWER_CASE, RECIPIENTS } from './email-log';

/** An index that a projection got without a new version; `version` is the one that it had then. */
interface LaterIndex {
  projection: string;
  version: number;
  table: string;
  on: string;
  /** Defines what the index needs. */
  first?: string;
}

/** Tables of another version, or that are missing, are filled again anyway. */
const addIndex = ({ projection, version, table, on, first = '' }: LaterIndex): string => `DO $$ BEGIN
    IF to_regclass('rm.checkpoints') IS NULL OR to_regclass('rm.${table}') IS NULL THEN RETURN; END IF;
    IF EXISTS (SELECT FROM rm.checkpoints WHERE name = '${projection}' AND version = ${version}) THEN
      ${first}
      CREATE INDEX ON rm.${table} ${on};
    END IF;
  END $$`;

const STATISTICS = { projection: 'statistics', version: 3 };

const laterIndexes = (name: string, indexes: readonly LaterIndex[]): Migration => ({
  name: `read-models-${name}`,
  up: async (knex) => {
    for (const index of indexes) await knex.raw(addIndex(index));
  },
});

/**
 * Adds new indexes to read models that are already filled, so that they need not be filled again. Tables that are created later get
 * the same indexes from their projection.
 */
export const LATER_INDEXES: readonly Migration[] = [
  laterIndexes('001-replaced-accounts', [
    { ...STATISTICS, table: 'statistics_decision', on: '(article_id)' },
    { ...STATISTICS, table: 'statistics_associate_answer', on: '(article_id)' },
    { ...STATISTICS, table: 'statistics_earlier_answer', on: '(article_id)' },
    { ...STATISTICS, table: 'statistics_reviewer', on: '(reviewer_id)' },
  ]),
  laterIndexes('002-decided-articles', [
    { ...STATISTICS, table: 'statistics_article', on: '(first_decision_at) WHERE first_decision_at IS NOT NULL' },
    { ...STATISTICS, table: 'statistics_article', on: '(outcome_at) WHERE outcome_at IS NOT NULL' },
  ]),
  laterIndexes('003-hidden-authors', [
    {
      ...{ projection: 'article-card', version: 9, table: 'article_card' },
      on: '(article_id) WHERE veiled OR submitted_at IS NULL',
    },
  ]),
  laterIndexes('004-own-data', [
    {
      ...{ projection: 'email-log', version: 3, table: 'email_log' },
      ...{ first: `${LOWER_CASE};`, on: `USING gin (${RECIPIENTS})` },
    },
    { projection: 'article-files', version: 4, table: 'article_files', on: '(uploaded_by)' },
  ]),
];
