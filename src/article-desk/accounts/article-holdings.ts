import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { ARTICLE_SEARCH, involvedIn } from '../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { Articles, OPEN_ROUND_STATUSES } from '../../article';
import { keysOfPerson, type MergedPart, type PersonIdentity, t } from '../../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';
import { AuthorStore } from '../authors/author.store';

/** Every article that the account uploaded, was asked to review, or held. */
const ARTICLES = `SELECT article_id FROM ${ARTICLE_SEARCH} WHERE uploader_id = $1 OR held_by @> ARRAY[$1::text]
  UNION SELECT article_id FROM ${REVIEWER_ASSIGNMENTS} WHERE reviewer_id = $1 LIMIT 500`;

const COUNTS = `SELECT
  (SELECT count(*)::int FROM ${ARTICLE_CARD} WHERE uploader_id = $1) AS uploaded,
  (SELECT count(*)::int FROM ${REVIEWER_ASSIGNMENTS} WHERE reviewer_id = $1) AS requests,
  (SELECT count(*)::int FROM ${ARTICLE_SEARCH} WHERE held_by @> ARRAY[$1::text]) AS held`;

/** True for an author of a manuscript that was submitted. */
const IS_WALLED = `SELECT EXISTS (SELECT FROM ${ARTICLE_SEARCH} s JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE c.submitted_at IS NOT NULL AND ${involvedIn('$1')}) AS walled`;

const IS_OPEN = (alias: string): string => `${alias}.status IN ('Selected', 'Mailed', 'Accepted', 'No answer')`;

/** Open requests to one of the two on a manuscript of the other. */
const OWN_REVIEWS = `SELECT DISTINCT s.number FROM ${REVIEWER_ASSIGNMENTS} a JOIN ${ARTICLE_SEARCH} s ON s.article_id = a.article_id
  WHERE a.reviewer_id = $1 AND a.present_revision AND ${IS_OPEN('a')} AND ${involvedIn('$2')} ORDER BY 1 LIMIT 10`;

/** Manuscripts of one of the two that the other holds as associate editor. */
const OWN_HELD = `SELECT s.number FROM ${ARTICLE_SEARCH} s WHERE s.holder_id = $1 AND ${involvedIn('$2')} ORDER BY 1 LIMIT 10`;

/** A request without an answer counts while a late answer is possible. After that, no one could remove it any more. */
const IS_ASKED = (alias: string): string => `(${alias}.status IN ('Selected', 'Mailed', 'Accepted', 'Completed')
  OR (${alias}.status = 'No answer' AND ${alias}.present_revision AND c.status = ANY ($3)))`;

/** Requests to both in the same revision: one person cannot review twice. A declined request cannot be accepted, and asking again is refused. */
const BOTH_ASKED = `SELECT DISTINCT s.number FROM ${REVIEWER_ASSIGNMENTS} a JOIN ${REVIEWER_ASSIGNMENTS} b USING (article_id, revision)
  JOIN ${ARTICLE_SEARCH} s USING (article_id) JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE a.reviewer_id = $1 AND b.reviewer_id = $2 AND ${IS_ASKED('a')} AND ${IS_ASKED('b')}
  ORDER BY 1 LIMIT 10`;

/** The articles that belong to an account, for merging two accounts of one person (lifecycle, section 5 (3)). */
@Injectable()
export class ArticleHoldings implements Holdings, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
    private readonly articles: Articles,
    private readonly authors: AuthorStore,
  ) {}

  onModuleInit(): void {
    this.holdings.register(this);
  }

  async isWalled(viewer: PersonIdentity): Promise<boolean> {
    const { rows } = await this.pool.query<{ walled: boolean }>(IS_WALLED, [keysOfPerson(viewer)]);
    return rows[0]?.walled ?? true;
  }

  async parts(fromId: string): Promise<MergedPart[]> {
    const { rows } = await this.pool.query<{ uploaded: number; requests: number; held: number }>(COUNTS, [fromId]);
    const { uploaded = 0, requests = 0, held = 0 } = rows[0] ?? {};
    return [
      ...counted(
        uploaded,
        t('{count} {count, plural, one {manuscript uploaded} other {manuscripts uploaded}}', { count: uploaded }),
      ),
      ...counted(
        requests,
        t('{count} {count, plural, one {request to review} other {requests to review}}', { count: requests }),
      ),
      ...counted(
        held,
        t(
          '{count} {count, plural, one {manuscript held as associate editor} other {manuscripts held as associate editor}}',
          { count: held },
        ),
      ),
    ];
  }

  async obstacles(from: PersonIdentity, to: PersonIdentity): Promise<string[]> {
    const numbers = async (sql: string, ...values: unknown[]): Promise<string[]> =>
      (await this.pool.query<{ number: string }>(sql, values)).rows.map(({ number }) => number);
    const [reviews, held, both] = [
      [
        ...(await numbers(OWN_REVIEWS, from.userId, keysOfPerson(to))),
        ...(await numbers(OWN_REVIEWS, to.userId, keysOfPerson(from))),
      ],
      [
        ...(await numbers(OWN_HELD, from.userId, keysOfPerson(to))),
        ...(await numbers(OWN_HELD, to.userId, keysOfPerson(from))),
      ],
      await numbers(BOTH_ASKED, from.userId, to.userId, OPEN_ROUND_STATUSES),
    ];
    return [
      ...reviews.map(
        (number) =>
          `One account is asked to review ${number}, of which the other is an author. Remove the request first.`,
      ),
      ...held.map(
        (number) => `One account holds ${number}, of which the other is an author. Take the manuscript back first.`,
      ),
      ...both.map(
        (number) => `Both accounts are reviewers of the same revision of ${number}. Remove one of the requests first.`,
      ),
    ];
  }

  async move(move: AccountMove): Promise<void> {
    const { fromId, toId, because, correlationId } = move;
    const tried = new Set<string>();
    // In portions, repeated until nothing is left, since the lists may lag slightly.
    for (;;) {
      const { rows } = await this.pool.query<{ id: string }>(ARTICLES.replace('article_id', 'article_id AS id'), [
        fromId,
      ]);
      const fresh = rows.filter(({ id }) => !tried.has(id));
      for (const { id } of fresh) {
        tried.add(id);
        await this.replaceIn(id, { fromId, toId, because }, correlationId);
      }
      if (fresh.length === 0) break;
    }
    await this.authors.giveTo(fromId, toId);
  }

  private async replaceIn(
    articleId: string,
    data: Pick<AccountMove, 'fromId' | 'toId' | 'because'>,
    correlationId: string,
  ): Promise<void> {
    if ((await this.articles.load(articleId)) === null) return;
    await this.articles.execute(articleId, () => ({ type: 'ReplaceAccount', data }), {
      actor: { kind: 'system' },
      meta: { correlationId },
    });
  }
}
