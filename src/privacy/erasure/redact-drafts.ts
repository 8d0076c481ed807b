import type { PoolClient } from 'pg';
import { type Person, redactor } from '../../platform/personal-data';

/** Texts in tables outside the log that may quote the person: drafts of decisions, reviews and replies, and held decisions. */
const DRAFTS = [
  { table: 'app.decision_drafts', column: 'draft' },
  { table: 'app.held_decisions', column: 'sending' },
  { table: 'app.review_drafts', column: 'draft' },
  { table: 'app.rebuttal_drafts', column: 'draft' },
] as const;

const ARTICLE = 'article-';

function redacted(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((one) => redacted(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redacted(one, redact)]));
}

/**
 * Removes the person from texts that others are writing about their articles.
 * @param own texts of the person, by stream.
 */
export async function redactDrafts(
  db: PoolClient,
  person: Person,
  own: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const articles = new Map([...own].map(([stream, texts]) => [stream.slice(ARTICLE.length), texts]));
  for (const { table, column } of DRAFTS) {
    const { rows } = await db.query<{ place: string; id: string; value: unknown }>(
      `SELECT ctid::text AS place, article_id AS id, ${column} AS value FROM ${table}
       WHERE article_id = ANY($1) AND ${column} IS NOT NULL FOR UPDATE`,
      [[...articles.keys()]],
    );
    const changed = rows.map(({ id, value }) => {
      const redact = redactor(person, [...(articles.get(id) ?? [])], () => false);
      return JSON.stringify(redacted(value, (text) => redact('', text)));
    });
    await db.query(
      `UPDATE ${table} d SET ${column} = t.value::jsonb FROM unnest($1::tid[], $2::text[]) AS t (place, value) WHERE d.ctid = t.place`,
      [rows.map(({ place }) => place), changed],
    );
  }
}
