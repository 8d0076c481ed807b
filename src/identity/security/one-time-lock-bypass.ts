import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import type { LockBypass } from '../../platform/http/limits/lock-bypass';
import { secretFits } from '../users/passwords';
import { UserStore } from '../users/user.store';

/** The one-time password from a reset mail still works when another person's guesses have locked the account. */
@Injectable()
export class OneTimeLockBypass implements LockBypass {
  constructor(
    private readonly users: UserStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async allows(body: unknown): Promise<boolean> {
    const { email, password } = (body ?? {}) as { email?: unknown; password?: unknown };
    if (typeof email !== 'string' || typeof password !== 'string') return false;
    const account = await this.users.findByEmail(email);
    const isLive = account?.oneTimePurpose === 'RESET' && (account.oneTimeExpires ?? new Date(0)) > this.clock.now();
    return isLive && secretFits(account.oneTimeHash, password);
  }
}
