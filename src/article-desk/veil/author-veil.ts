import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../projections/article-card';
import { ARTICLE_SEARCH, involvedIn } from '../../../projections/article-search';
import { type Actor, actorOf, type ArticleState, isBlind, Refusal, stateFor } from '../../article';
import { hidesSomeAuthors, keysOfPerson, VEIL_MESSAGES } from '../../contracts';
import { identityOf, People } from '../../identity/public';
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

/** In SQL: true for articles, by the alias of their card, whose authors are hidden. */
const isVeiledIn = (alias: string, { drafts }: Veil): string =>
  drafts ? `(${alias}.veiled OR ${alias}.submitted_at IS NULL)` : `${alias}.veiled`;

interface AuthorKeys {
  uploader: string;
  email: string;
  authors: string[];
}

/** The authors of articles that hide them and of which one of the people with the keys $1 is an author. */
const hiddenAuthors = (veil: Veil): string =>
  `SELECT s.uploader_id AS uploader, s.uploader_email AS email, s.author_keys AS authors
   FROM ${ARTICLE_SEARCH} s JOIN ${ARTICLE_CARD} v ON v.article_id = s.article_id
   WHERE ${involvedIn('$1')} AND ${isVeiledIn('v', veil)}`;

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

  /**
   * Those of these accounts that belong to authors whom the reader must not know. A person is recognised as by the conflict wall, by every
   * account, address and ORCID iD. The articles are found from these few people, since there may be many articles.
   */
  async hiddenAmong(accounts: readonly string[], veil: Veil): Promise<string[]> {
    if (!veil.hides || accounts.length === 0) return [];
    const people = await this.people.presentByIds(accounts);
    const keysOf = (account: string): string[] => {
      const person = people.get(account);
      return person ? [account, ...keysOfPerson(identityOf(person))] : [account];
    };
    const { rows } = await this.pool.query<AuthorKeys>(hiddenAuthors(veil), [[...new Set(accounts.flatMap(keysOf))]]);
    const hidden = new Set(rows.flatMap(({ uploader, email, authors }) => [uploader, email, ...authors]));
    return accounts.filter((account) => keysOf(account).some((key) => hidden.has(key)));
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
