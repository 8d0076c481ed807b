import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { Webmasters } from './webmasters';

/** Makes a webmaster with the address WEBMASTER_EMAIL, in production while no webmaster exists. Elsewhere the demonstration has one. */
@Injectable()
export class FirstWebmaster implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstWebmaster.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly webmasters: Webmasters,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { nodeEnv, webmasterEmail } = this.config;
    if (nodeEnv !== 'production' || webmasterEmail === null || (await this.webmasters.exist())) return;
    await this.webmasters.make(webmasterEmail);
    this.logger.log(
      'The person at WEBMASTER_EMAIL is now a webmaster, and gets a mail with a link if there is no password yet',
    );
  }
}

/** A text for the log and the terminal, at every start while there is no webmaster (lifecycle, section 5 (10)). */
export const HOW_TO_MAKE_A_WEBMASTER =
  'There is no webmaster yet. Make one with: npm run webmaster -- you@example.org (or set WEBMASTER_EMAIL and start again)';
