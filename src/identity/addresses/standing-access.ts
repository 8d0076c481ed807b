import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';

/** A way to read data of an account without signing in, which the account shows or makes, such as the link of a calendar. */
export interface StandingAccess {
  /** Ends the access of this account, with an entry in the security log, in the transaction `db`. Does nothing without such access. */
  endOf(userId: string, db: PoolClient): Promise<void>;
}

/** The ways of other modules to read data of an account without signing in: each registers its own in `onModuleInit`. */
@Injectable()
export class StandingAccesses {
  private readonly all: StandingAccess[] = [];

  register(access: StandingAccess): void {
    this.all.push(access);
  }

  /** Ends all of them, for an account that a stranger has used. */
  async endOf(userId: string, db: PoolClient): Promise<void> {
    for (const access of this.all) await access.endOf(userId, db);
  }
}
