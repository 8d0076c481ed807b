import { Inject, Injectable } from '@nestjs/common';
import { type Language, normalEmail } from '../../contracts';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { PeopleStore } from '../users/people.store';

/** In which language people get mails: the one of their account, else the journal's default (ADR 67). */
@Injectable()
export class MailLanguages {
  constructor(
    private readonly people: PeopleStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** Of one mail to these addresses: theirs when it is the same for all of them, else the journal's default. */
  async of(addresses: readonly string[]): Promise<Language> {
    const languageOf = await this.each(addresses);
    const [first, ...others] = new Set(addresses.map(languageOf));
    return first === undefined || others.length > 0 ? this.chosen(null) : first;
  }

  /** Of separate mails, by address: one query for all of them. */
  async each(addresses: readonly string[]): Promise<(address: string) => Language> {
    const [people, usual] = await Promise.all([this.people.byEmails(addresses), this.chosen(null)]);
    const known = new Map(people.map(({ email, language }) => [normalEmail(email), language ?? usual]));
    return (address) => known.get(normalEmail(address)) ?? usual;
  }

  /** The language that a person has chosen, else the journal's default. */
  async chosen(language: Language | null): Promise<Language> {
    return language ?? (await this.settings.current()).defaultLanguage;
  }
}
