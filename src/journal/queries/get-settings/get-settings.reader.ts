import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  type BrandRamp,
  type GroupName,
  type JournalSettings,
  normalEmail,
  type PublicSettings,
} from '../../../contracts';
import { People } from '../../../identity/public';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { DEMO_ACCOUNTS, type DemoAccounts, SettingsStore } from '../../../platform/settings';
import { brandRamp } from '../../brand/brand-ramp';

/** `defaults`: the values after a reset, as this journal's environment sets them. */
export type SettingsAnswer = PublicSettings & Partial<JournalSettings> & { defaults?: JournalSettings };

/** The public settings for everyone; a webmaster reads all of them. */
@Injectable()
export class GetSettingsReader {
  constructor(
    private readonly people: People,
    @Inject(SettingsStore) private readonly settings: Pick<SettingsStore, 'current' | 'defaults'>,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Optional() @Inject(DEMO_ACCOUNTS) private readonly offered: DemoAccounts = [],
  ) {}

  /** Computed once for each colour, since every visitor needs it. */
  private cachedRamp: { colour: string; ramp: BrandRamp } | null = null;

  /** @param group of the signed-in person; null when signed out. */
  async read(group: GroupName | null): Promise<SettingsAnswer> {
    const settings = await this.settings.current();
    const { journalName, publicUrl, smtpUrl, editorLicenceKey, nodeEnv, signInProviders } = this.config;
    const { bannerText, supportEmail, abstractWordsOriginal, abstractWordsOther, maxKeywords, maxUploadBytes } =
      settings;
    const { brandColour, logo, defaultLanguage } = settings;
    return {
      ...(group === 'webmaster' ? { ...settings, defaults: this.settings.defaults } : {}),
      journalName,
      defaultLanguage,
      bannerText,
      supportEmail,
      ...{ abstractWordsOriginal, abstractWordsOther, maxKeywords, maxUploadBytes },
      mailCatcherUrl: smtpUrl === null && nodeEnv !== 'production' ? `${publicUrl}/mailbox` : null,
      demoAccounts: await this.demoAccounts(),
      editorLicenceKey,
      logo,
      brandRamp: this.rampOf(brandColour),
      signInProviders: signInProviders.map(({ id, name }) => ({ id, name })),
    };
  }

  private rampOf(colour: string): BrandRamp | null {
    if (colour === '') return null;
    if (this.cachedRamp?.colour !== colour) this.cachedRamp = { colour, ramp: brandRamp(colour) };
    return this.cachedRamp.ramp;
  }

  /** In development only, and only accounts that exist. */
  private async demoAccounts(): Promise<DemoAccounts> {
    if (this.config.nodeEnv !== 'development' || this.offered.length === 0) return [];
    const people = await this.people.byEmails(this.offered.map((account) => account.email));
    const known = new Set(people.map((person) => normalEmail(person.email)));
    return this.offered.filter((account) => known.has(normalEmail(account.email)));
  }
}
