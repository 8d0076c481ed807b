import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { User } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { PG_POOL } from '../../../platform/postgres';
import { Consents } from '../../consent/consents';
import { UserStore } from '../../users/user.store';
import { UserView } from '../../users/user-view';
import { GiveConsent } from './give-consent.command';

/** A person agrees to the present text about personal data after it was changed (lifecycle, section 6 (4)). */
@CommandHandler(GiveConsent)
export class GiveConsentHandler implements ICommandHandler<GiveConsent> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly consents: Consents,
    private readonly users: UserStore,
    private readonly view: UserView,
  ) {}

  /** @throws ApiProblem 403 under login-as, 400 when the text has changed since it was read. */
  async execute({ user, version }: GiveConsent): Promise<User> {
    if (user.realUserId !== null)
      throw new ApiProblem('FORBIDDEN', 'Only the account holder can agree, not someone signed in as them.');
    await this.consents.give(user.userId, version, requestLanguage(), this.pool);
    return this.view.own(await this.users.get(user.userId), user);
  }
}
