import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ArticleFilters } from '../../contracts';
import { keptAccounts } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';

/** Saved searches and shared links keep the id of an account that was merged since; articles have that of the kept account. */
@Injectable()
export class KeptPeople {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** The filters with the accounts that exist now. */
  async in(filters: ArticleFilters): Promise<ArticleFilters> {
    const { uploadUserId, associateEditorId, holderId } = filters;
    const ids = [uploadUserId, associateEditorId, holderId].filter((id) => id !== undefined);
    const kept = await keptAccounts(this.pool, ids);
    if (kept.size === 0) return filters;
    const present = (id: string): string => kept.get(id.toLowerCase()) ?? id;
    return {
      ...filters,
      ...(uploadUserId && { uploadUserId: present(uploadUserId) }),
      ...(associateEditorId && { associateEditorId: present(associateEditorId) }),
      ...(holderId && { holderId: present(holderId) }),
    };
  }
}
