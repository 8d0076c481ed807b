import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { BLIND_GROUPS, type GroupName, hidesSomeAuthors, VEIL_MESSAGES } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { withoutRecordingReads } from '../../platform/read-models/outdated-reads';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { groupName } from '../users/account';
import type { SessionRow } from './session-rows';

const ANY = `SELECT EXISTS (SELECT FROM ${ARTICLE_CARD} WHERE veiled) AS any`;

/**
 * Prevents editors from acting in other people's accounts while manuscripts are in triple-anonymous review: in an author's account they
 * would see what that author submitted. All accounts are closed to them, since a refusal for only some accounts would reveal the authors
 * (ADR 122).
 */
@Injectable()
export class BlindActing {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** True when people of this group must not act for others now. */
  async isClosedTo(group: GroupName): Promise<boolean> {
    if (!BLIND_GROUPS.includes(group)) return false;
    if (hidesSomeAuthors((await this.settings.current()).reviewModes)) return true;
    const { rows } = await withoutRecordingReads(() => this.pool.query<{ any: boolean }>(ANY));
    return rows[0]?.any === true;
  }

  /** True while a login-as session is suspended because the real person must not act for others now. */
  async isSuspended({ realGroupId }: Pick<SessionRow, 'realGroupId'>): Promise<boolean> {
    return realGroupId !== null && (await this.isClosedTo(groupName(realGroupId)));
  }

  /** @throws ApiProblem 403 when people of this group must not act for others now. */
  async requireOpen(group: GroupName): Promise<void> {
    if (await this.isClosedTo(group)) throw new ApiProblem('FORBIDDEN', VEIL_MESSAGES.acting);
  }
}
