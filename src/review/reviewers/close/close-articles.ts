import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import { ARTICLE_SEARCH, closeTerms, involvedIn, keysOfViewer } from '../../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import type { ArticleState } from '../../../article';
import { authorsKnown, AuthorVeil, type Veil } from '../../../article-desk/public';
import type { CloseArticle, GroupName } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { type ClosePart, ClosePeople } from './close-people';
import { type Close, closestOf } from './closest';
import { CommonWords, type Word, WORD_CACHE_MS } from './common-words';

/** These groups may open every article in which they have no part. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
/** For how many close articles the authors count: there are five times as many authors as reviewers, and most of them are no candidates. */
const MOST_WRITTEN = 100;
/** The most by which a read model may lag, in milliseconds. */
const LATE_MS = 300_000;

/**
 * People who reviewed or wrote close articles, as one text, since rows would repeat each article many times. $1: number keys, the closest
 * first. Articles and requests are found by a list of keys: with a free join, Postgres would read all of a smaller journal instead of using
 * an index.
 */
const peopleOf = (veil: Veil): string => `
WITH close AS MATERIALIZED (
  SELECT s.article_id, c.place, CASE WHEN c.place <= ${MOST_WRITTEN} AND ${authorsKnown(veil, 's')} THEN s.author_keys END AS authors
  FROM unnest($1::bigint[]) WITH ORDINALITY AS c (number_key, place) JOIN ${ARTICLE_SEARCH} s USING (number_key) WHERE s.number_key = ANY ($1)
), reviewed AS (
  SELECT article_id, array_agg(reviewer_id) AS reviewers FROM ${REVIEWER_ASSIGNMENTS}
  WHERE article_id = ANY (ARRAY(SELECT article_id FROM close)) AND completed_at IS NOT NULL AND status <> 'Removed' GROUP BY article_id
)
SELECT json_agg(json_build_array(c.place, c.article_id, r.reviewers, c.authors) ORDER BY c.place) AS close
FROM close c LEFT JOIN reviewed r USING (article_id)`;

/**
 * Number keys of the articles in which the asker has a part, of the article itself, and of those submitted since words were read. $1: keys
 * of the asker, $2: the article, $3: queries, $4: since when.
 */
const AROUND = `SELECT
  (SELECT json_agg(s.number_key) FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')}) AS own,
  (SELECT json_agg(s.number_key) FROM ${ARTICLE_SEARCH} s WHERE s.article_id = $2) AS itself,
  (SELECT json_agg(json_build_array(t.query, s.number_key)) FROM ${ARTICLE_SEARCH} s JOIN unnest($3::text[]) AS t (query)
    ON s.words @@ t.query::tsquery WHERE s.submitted_at > $4) AS recent`;

const SHOWN = `SELECT c.article_id AS id, c.number AS "articleId", c.title AS "articleTitle" FROM ${ARTICLE_CARD} c WHERE c.article_id = ANY ($1)`;
/** An associate editor sees only the articles that they hold; the numbers are those of the whole journal, as in the statistics. */
const SHOWN_TO_HOLDER = `${SHOWN} AND EXISTS (SELECT FROM ${ARTICLE_SEARCH} s WHERE s.article_id = c.article_id AND s.holder_id = $2)`;

interface Around {
  own: number[] | null;
  itself: number[] | null;
  recent: [query: string, number: number][] | null;
}
const NOTHING_AROUND: Around = { own: null, itself: null, recent: null };

/** The place is counted from 1. */
type CloseRow = [place: number, articleId: string, reviewers: string[] | null, authors: string[] | null];

/** Each person's parts, once each: a reviewer may have reviewed several revisions. */
function* partsOf(rows: readonly CloseRow[], close: readonly Close[]): Generator<ClosePart> {
  for (const [place, articleId, reviewers, authors] of rows) {
    const weight = close[place - 1]?.weight ?? 0;
    for (const person of new Set(reviewers)) yield { articleId, weight, part: 'REVIEWED', person };
    for (const person of new Set(authors)) yield { articleId, weight, part: 'WROTE', person };
  }
}

function byQuery(recent: readonly [query: string, number: number][]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [query, number] of recent) found.set(query, [...(found.get(query) ?? []), number]);
  return found;
}

const withRecent = (words: readonly Word[], recent: ReadonlyMap<string, number[]>): Word[] =>
  words.map((word) => {
    const more = recent.get(word.query);
    return more ? { ...word, numbers: [...new Set([...word.numbers, ...more])] } : word;
  });

/** The people who worked on articles close to a given one (ADR 87). */
@Injectable()
export class CloseArticles {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly common: CommonWords,
    private readonly veil: AuthorVeil,
  ) {}

  /**
   * The people of close articles. The conflict wall is applied first: an article in which the asker has a part does not affect the weight
   * of a word or the closeness of a person (lifecycle, section 1).
   */
  async people({ id, fields }: ArticleState, asker: RequestUser): Promise<ClosePeople> {
    const queries = closeTerms(fields.articleTitle, fields.keywords);
    if (queries.length === 0) return new ClosePeople([]);
    const since = new Date(this.clock.now().getTime() - WORD_CACHE_MS - LATE_MS);
    const [around, veil] = await Promise.all([
      this.pool.query<Around>(AROUND, [keysOfViewer(asker), id, queries, since]),
      this.veil.of(asker),
    ]);
    const { own, itself, recent } = around.rows[0] ?? NOTHING_AROUND;
    const words = await this.common.distinctive(queries, own?.length ?? 0);
    const close = closestOf(withRecent(words, byQuery(recent ?? [])), new Set([...(own ?? []), ...(itself ?? [])]));
    if (close.length === 0) return new ClosePeople([]);
    const values = [close.map(({ number }) => number)];
    const { rows } = await this.pool.query<{ close: CloseRow[] | null }>(peopleOf(veil), values);
    return new ClosePeople([...partsOf(rows[0]?.close ?? [], close)]);
  }

  /** Numbers and titles of the articles that the asker may open, by id. */
  async shown(ids: readonly string[], asker: RequestUser): Promise<Map<string, Omit<CloseArticle, 'part'>>> {
    if (ids.length === 0) return new Map();
    const { rows } = OFFICE.includes(asker.group)
      ? await this.pool.query<Omit<CloseArticle, 'part'>>(SHOWN, [ids])
      : await this.pool.query<Omit<CloseArticle, 'part'>>(SHOWN_TO_HOLDER, [ids, asker.userId]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
