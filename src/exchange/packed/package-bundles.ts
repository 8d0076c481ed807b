import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { actorOf, Articles, type ArticleState, relationsOf } from '../../article';
import { CSV_MARK, type CsvCell, csvLine, DomainError, type Language } from '../../contracts';
import { entryOfBytes, type ZipEntry, zipStream } from '../../files/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { PG_POOL } from '../../platform/postgres';
import { type PackedArticle, PackedArticles } from './packed-articles';

const HEADER: readonly CsvCell[] = ['Article number', 'File', 'SHA-256', 'Problem'];
const ACCEPTED = `SELECT article_id AS id FROM ${ARTICLE_CARD}
  WHERE status = 'ACCEPTED' AND accepted_at >= $1 AND accepted_at < $2 ORDER BY accepted_at, article_id LIMIT $3`;

interface Wanted {
  ids: readonly string[];
  /** Articles that were chosen individually are listed even if this person may not see them; others are left out. */
  chosen: boolean;
  user: RequestUser;
}

/** Packages of several accepted articles in one archive, made one after another while it is read, with a list of its content. */
@Injectable()
export class PackageBundles {
  private readonly logger = new Logger(PackageBundles.name);

  constructor(
    private readonly articles: Articles,
    private readonly packed: PackedArticles,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Ids of at most `most` articles that were accepted in a period and still are. */
  async acceptedBetween(from: Date, before: Date, most: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(ACCEPTED, [from, before, most]);
    return rows.map(({ id }) => id);
  }

  open(wanted: Wanted): Readable {
    return zipStream(this.entries(wanted, requestLanguage()));
  }

  private async *entries({ ids, chosen, user }: Wanted, language: Language): AsyncGenerator<ZipEntry> {
    const lines: (readonly CsvCell[])[] = [HEADER];
    for (const id of new Set(ids)) {
      const state = await this.seen(id, user);
      if (state === null) {
        if (chosen) lines.push([id, null, null, messageIn(language, 'This article does not exist.')]);
        continue;
      }
      const made = await this.pack(state);
      if (typeof made === 'string') {
        lines.push([state.number, null, null, messageIn(language, made)]);
        continue;
      }
      try {
        const { fileName: name, path, size, sha256 } = made;
        yield { name, modified: this.clock.now(), size, open: () => Promise.resolve(createReadStream(path)) };
        lines.push([state.number, name, sha256, null]);
      } finally {
        await made.remove();
      }
    }
    const list = Buffer.from(`${CSV_MARK}${lines.map(csvLine).join('')}`);
    yield entryOfBytes('manifest.csv', list, this.clock.now());
  }

  /** The article, for a member of the office who is not in conflict; otherwise null. */
  private async seen(id: string, user: RequestUser): Promise<ArticleState | null> {
    const state = await this.articles.load(id);
    return state && relationsOf(state, actorOf(user)).has('office') ? state : null;
  }

  /** The package, or why it could not be made. */
  private async pack(state: ArticleState): Promise<PackedArticle | string> {
    try {
      return await this.packed.pack(state);
    } catch (failure) {
      if (failure instanceof ApiProblem || failure instanceof DomainError) return failure.message;
      this.logger.error(failure);
      return 'Something went wrong on the server. Please try again.';
    }
  }
}
