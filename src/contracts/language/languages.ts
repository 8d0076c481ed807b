/** The languages that people choose from. English is the language of the texts in the code (ADR 66). */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };

/** Also a language of no one: accented, longer and from right to left. It shows what is not translated and what does not mirror. */
export type SpokenLanguage = Language | 'pseudo';

/** For Intl. */
export const LOCALES: Readonly<Record<SpokenLanguage, string>> = { en: 'en-GB', nl: 'nl-NL', pseudo: 'en-GB' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const directionOf = (language: SpokenLanguage): 'ltr' | 'rtl' => (language === 'pseudo' ? 'rtl' : 'ltr');

/** The first language of a list such as a browser's that the product has; English without one. */
export const languageAmong = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
