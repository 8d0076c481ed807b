import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import {
  ARTICLE_SEARCH,
  closeTerms,
  involvedIn,
  keysOfViewer,
  notInvolvedIn,
} from '../../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import type { ArticleState } from '../../../article';
import { authorsKnown, AuthorVeil, type Veil } from '../../../article-desk/public';
import type { CloseArticle, GroupName } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { type ClosePart, ClosePeople } from './close-people';
import { COMMON, CommonWords } from './common-words';

/** They may open every article in which they have no part. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
/** How many articles count as close. */
const MOST_CLOSE = 400;
/** Of how many of them the authors count: they are five times as many as the reviewers, and most of them are no candidates. */
const MOST_WRITTEN = 100;

/**
 * The articles that share the most distinctive words with one, and who reviewed or wrote them. Words weigh by how few articles have
 * them. Every word stops after COMMON articles and is then left out, so that the cost has a limit. The wall comes first: an article in
 * which the asker has a part counts for nobody (lifecycle, section 1). $1: queries, $2: the article, $3: keys of the asker.
 */
const sqlFor = (veil: Veil): string => `
WITH hit AS MATERIALIZED (
  SELECT t.n, f.article_id, f.number_key FROM unnest($1::text[]) WITH ORDINALITY AS t (query, n),
    LATERAL (SELECT s.article_id, s.number_key FROM ${ARTICLE_SEARCH} s
      WHERE s.words @@ t.query::tsquery AND s.submitted_at IS NOT NULL AND s.article_id <> $2
        AND ${notInvolvedIn(ARTICLE_SEARCH, '$3')} LIMIT ${COMMON}) f
),
term AS (
  SELECT n, ln(1 + ${COMMON}::float8 / count(*)) AS weight FROM hit GROUP BY n HAVING count(*) < ${COMMON}
),
close AS MATERIALIZED (
  SELECT article_id, number_key, sum(weight) AS weight FROM hit JOIN term USING (n) GROUP BY article_id, number_key
  HAVING count(*) > 1 ORDER BY sum(weight) DESC, number_key DESC LIMIT ${MOST_CLOSE}
)
SELECT c.article_id AS "articleId", c.weight, 'REVIEWED' AS part, r.reviewer_id AS person
FROM close c JOIN ${REVIEWER_ASSIGNMENTS} r USING (article_id) WHERE r.completed_at IS NOT NULL AND r.status <> 'Removed'
UNION SELECT c.article_id, c.weight, 'WROTE', author
FROM (SELECT * FROM close ORDER BY weight DESC, number_key DESC LIMIT ${MOST_WRITTEN}) c
  JOIN ${ARTICLE_SEARCH} s USING (article_id), unnest(s.author_keys) author WHERE ${authorsKnown(veil, 's')}`;

/** In how many articles the asker has a part. */
const PARTS = `SELECT count(*)::int AS parts FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')}`;

/** An associate editor sees only the articles that they hold; the numbers are those of the whole journal, as in the statistics. */
const SHOWN = `SELECT c.article_id AS id, c.number AS "articleId", c.title AS "articleTitle"
  FROM ${ARTICLE_CARD} c JOIN ${ARTICLE_SEARCH} s USING (article_id) WHERE c.article_id = ANY ($1) AND ($2::text IS NULL OR s.holder_id = $2)`;

/** Who worked on articles close to one (ADR 87). */
@Injectable()
export class CloseArticles {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly common: CommonWords,
    private readonly veil: AuthorVeil,
  ) {}

  /** The people of close articles that the asker has no part in. */
  async people({ id, fields }: ArticleState, asker: RequestUser): Promise<ClosePeople> {
    const keys = keysOfViewer(asker);
    const all = closeTerms(fields.articleTitle, fields.keywords);
    if (all.length === 0) return new ClosePeople([]);
    const parts = await this.pool.query<{ parts: number }>(PARTS, [keys]);
    const terms = await this.common.distinctive(all, parts.rows[0]?.parts ?? 0);
    const { rows } = await this.pool.query<ClosePart>(sqlFor(await this.veil.of(asker)), [terms, id, keys]);
    return new ClosePeople(rows);
  }

  /** Numbers and titles of those that the asker may open, by id. */
  async shown(ids: readonly string[], asker: RequestUser): Promise<Map<string, Omit<CloseArticle, 'part'>>> {
    if (ids.length === 0) return new Map();
    const holder = OFFICE.includes(asker.group) ? null : asker.userId;
    const { rows } = await this.pool.query<Omit<CloseArticle, 'part'>>(SHOWN, [ids, holder]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
