import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { normalEmail } from '../../../contracts';
import { People } from '../../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { DEMO_ACCOUNTS, type DemoAccounts, SETTINGS, type SettingsReader } from '../../../platform/settings';
import { GetSettings, type SettingsAnswer } from './get-settings.query';

/** The public settings for everybody; a webmaster reads all of them. */
@QueryHandler(GetSettings)
export class GetSettingsHandler implements IQueryHandler<GetSettings> {
  constructor(
    private readonly people: People,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Optional() @Inject(DEMO_ACCOUNTS) private readonly offered: DemoAccounts = [],
  ) {}

  async execute({ group }: GetSettings): Promise<SettingsAnswer> {
    const settings = await this.settings.current();
    const { journalName, publicUrl, smtpUrl, editorLicenceKey } = this.config;
    const { bannerText, supportEmail, abstractWordsOriginal, abstractWordsOther, maxKeywords, maxUploadBytes } =
      settings;
    return {
      ...(group === 'webmaster' ? settings : {}),
      journalName,
      bannerText,
      supportEmail,
      ...{ abstractWordsOriginal, abstractWordsOther, maxKeywords, maxUploadBytes },
      mailCatcherUrl: smtpUrl === null ? `${publicUrl}/mailbox` : null,
      demoAccounts: await this.demoAccounts(),
      editorLicenceKey,
    };
  }

  /** In development only, and only those that are really there. */
  private async demoAccounts(): Promise<DemoAccounts> {
    if (this.config.nodeEnv !== 'development' || this.offered.length === 0) return [];
    const people = await this.people.byEmails(this.offered.map((account) => account.email));
    const known = new Set(people.map((person) => normalEmail(person.email)));
    return this.offered.filter((account) => known.has(normalEmail(account.email)));
  }
}
