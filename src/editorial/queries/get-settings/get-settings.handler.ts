import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { JOURNAL_FRONT, type JournalFront } from '../../settings/journal-front';
import { GetSettings, type SettingsAnswer } from './get-settings.query';

/** The public settings for everybody; a webmaster reads all of them. */
@QueryHandler(GetSettings)
export class GetSettingsHandler implements IQueryHandler<GetSettings> {
  constructor(
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Optional() @Inject(JOURNAL_FRONT) private readonly front?: JournalFront,
  ) {}

  async execute({ group }: GetSettings): Promise<SettingsAnswer> {
    const settings = await this.settings.current();
    const { bannerText, supportEmail } = settings;
    return {
      ...(group === 'webmaster' ? settings : {}),
      journalName: this.config.journalName,
      bannerText,
      supportEmail,
      mailCatcherUrl: this.front?.mailCatcherUrl ?? null,
      demoAccounts: this.front?.demoAccounts ?? [],
    };
  }
}
