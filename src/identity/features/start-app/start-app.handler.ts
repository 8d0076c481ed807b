import { randomBytes } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewApp } from '../../../contracts';
import { newId } from '../../../platform/clock/clock';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { shownKey } from '../../factors/app-codes';
import { FactorStore } from '../../factors/factor.store';
import { FactorChanges } from '../../factors/factor-changes';
import { StartApp } from './start-app.command';

const SEED_BYTES = 32;

/** Makes the key of an authenticator app. It counts as a factor only after its first code. */
@CommandHandler(StartApp)
export class StartAppHandler implements ICommandHandler<StartApp> {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly factors: FactorStore,
    private readonly changes: FactorChanges,
  ) {}

  /** @throws ApiProblem 403 under login-as, 422 when the account has too many factors. */
  async execute({ user, name }: StartApp): Promise<NewApp> {
    this.changes.assertThemselves(user);
    await this.changes.assertRoom(user.userId);
    const [id, seed] = [newId(), randomBytes(SEED_BYTES).toString('base64url')];
    await this.factors.startApp(user.userId, id, name, seed);
    return { id, ...shownKey(seed, this.config.journalName, user.email) };
  }
}
