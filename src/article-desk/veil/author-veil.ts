import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../projections/article-card';
import { type Actor, actorOf, type ArticleState, isBlind, Refusal, stateFor } from '../../article';
import { hidesSomeAuthors, VEIL_MESSAGES } from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

/** What lists and searches must hide from one reader about authors. */
export interface Veil {
  /** True for a reader who must not know the authors of some articles now. */
  hides: boolean;
  /** True when drafts are among these articles. */
  drafts: boolean;
}

/** For readers who may know all authors of what they see. */
export const NO_VEIL: Veil = { hides: false, drafts: false };

const ANY = `SELECT EXISTS (SELECT FROM ${ARTICLE_CARD} WHERE veiled) AS any`;

interface Hidden {
  uploader: string;
  emails: string[];
}
const HIDDEN = `SELECT uploader_id AS uploader, author_emails AS emails FROM ${ARTICLE_CARD} WHERE veiled`;

/** In SQL: true for articles, by the alias of their card, whose authors are hidden. */
const isVeiledIn = (alias: string, { drafts }: Veil): string =>
  drafts ? `(${alias}.veiled OR ${alias}.submitted_at IS NULL)` : `${alias}.veiled`;

/**
 * In SQL: true for rows of a table with a column article_id, by its alias, that are about an article whose authors this reader may know.
 */
export const authorsKnown = (veil: Veil, alias: string): string =>
  veil.hides
    ? `${alias}.article_id NOT IN (SELECT v.article_id FROM ${ARTICLE_CARD} v WHERE ${isVeiledIn('v', veil)})`
    : 'true';

/** True when this reader must not know the authors of a card. */
export const hidesAuthorsOf = (
  { veiled, submitted_at }: Pick<ArticleCardRow, 'veiled' | 'submitted_at'>,
  { hides, drafts }: Veil,
): boolean => hides && (veiled || (drafts && submitted_at === null));

/** Decides which readers may know the authors of articles under triple-anonymous review (ADR 122), by `mayKnowAuthors`. */
@Injectable()
export class AuthorVeil {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  /** For lists of many articles. */
  async of(user: RequestUser): Promise<Veil> {
    if (!isBlind(actorOf(user))) return NO_VEIL;
    const { reviewModes } = await this.settings.current();
    if (hidesSomeAuthors(reviewModes)) return { hides: true, drafts: true };
    const { rows } = await this.pool.query<{ any: boolean }>(ANY);
    return { hides: rows[0]?.any === true, drafts: false };
  }

  /** Accounts of authors that this reader must not know: their questions to the office would identify them. */
  async hiddenPeople(user: RequestUser): Promise<string[]> {
    if (!(await this.of(user)).hides) return [];
    const { rows } = await this.pool.query<Hidden>(HIDDEN);
    const accounts = await this.people.byEmails(rows.flatMap(({ emails }) => emails));
    return [...new Set([...rows.map(({ uploader }) => uploader), ...accounts.map(({ id }) => id)])];
  }

  /** Guards answers that identify the authors. @throws Refusal FORBIDDEN when this reader must not know them. */
  async requireKnown(state: ArticleState, reader: RequestUser): Promise<void> {
    if ((await this.stateFor(state, reader)).authorsHidden === true)
      throw new Refusal('FORBIDDEN', VEIL_MESSAGES.refused);
  }

  /** The state of an article as this reader may know it; `past`: its state at an earlier moment. */
  async stateFor(state: ArticleState, reader: Actor | RequestUser, past?: ArticleState): Promise<ArticleState> {
    const actor = 'kind' in reader ? reader : actorOf(reader);
    return stateFor(state, actor, await this.settings.current(), past);
  }
}
