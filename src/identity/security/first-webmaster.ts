import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newId } from '../../platform/clock/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { UserStore } from '../users/user.store';
import { Invitations } from './invitations';

/** The first account of a production system: a webmaster at WEBMASTER_EMAIL, who gets a mail with a link to set a password. */
@Injectable()
export class FirstWebmaster implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstWebmaster.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UserStore,
    private readonly invitations: Invitations,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { nodeEnv, webmasterEmail } = this.config;
    if (nodeEnv !== 'production' || webmasterEmail === null || !(await this.users.isEmpty())) return;
    const person = { firstName: 'Web', lastName: 'Master', email: webmasterEmail };
    const meta = { userId: null, realUserId: null, correlationId: newId() };
    await this.invitations.create(person, 'webmaster', meta);
    this.logger.log(`Created the first webmaster account and mailed a link to ${webmasterEmail}`);
  }
}
