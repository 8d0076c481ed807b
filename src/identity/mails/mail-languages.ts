import { Inject, Injectable } from '@nestjs/common';
import { type Language, normalEmail } from '../../contracts';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { PeopleStore } from '../users/people.store';

/** The language in which people get mails: the language of their account or, if they chose none, the journal's default (ADR 67). */
@Injectable()
export class MailLanguages {
  constructor(
    private readonly people: PeopleStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** The language of one mail to several addresses: their language if all have the same, otherwise the journal's default. */
  async of(addresses: readonly string[]): Promise<Language> {
    const languageOf = await this.each(addresses);
    const [first, ...others] = new Set(addresses.map(languageOf));
    return first === undefined || others.length > 0 ? this.chosen(null) : first;
  }

  /** The languages of separate mails, by address. One query for all of them. */
  async each(addresses: readonly string[]): Promise<(address: string) => Language> {
    const [people, usual] = await Promise.all([this.people.byEmails(addresses), this.chosen(null)]);
    const known = new Map(people.map(({ email, language }) => [normalEmail(email), language ?? usual]));
    return (address) => known.get(normalEmail(address)) ?? usual;
  }

  /** The language that a person has chosen; otherwise the journal's default. */
  async chosen(language: Language | null): Promise<Language> {
    return language ?? (await this.settings.current()).defaultLanguage;
  }
}
