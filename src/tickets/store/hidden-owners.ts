import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { AuthorVeil } from '../../article-desk/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';

const ALL = 'SELECT DISTINCT owner_id::text AS owner FROM app.tickets';
const RECENT = `${ALL} WHERE status = 'AWAITING_RESPONSE' OR (status IN ('OPEN', 'CLOSED') AND changed_at > $1)`;

/** Finds the owners of tickets whom a reader must not know: their questions to the office would identify the author of a manuscript (ADR 122). */
@Injectable()
export class HiddenOwners {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly veil: AuthorVeil,
  ) {}

  /** @param since if given, only owners of tickets that wait for the office or have changed since then. */
  async of(reader: RequestUser, since?: Date): Promise<string[]> {
    const veil = await this.veil.of(reader);
    if (!veil.hides) return [];
    const { rows } = await this.pool.query<{ owner: string }>(since ? RECENT : ALL, since ? [since] : []);
    return this.veil.hiddenAmong(
      rows.map(({ owner }) => owner),
      veil,
    );
  }

  /** True for an owner whom this reader must not know. */
  async hides(ownerId: string, reader: RequestUser): Promise<boolean> {
    return (await this.veil.hiddenAmong([ownerId], await this.veil.of(reader))).length > 0;
  }
}
