/** The languages that people choose from. English is the language of the texts in the code (ADR 66). */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };

/** Includes 'pseudo', a language for tests: accented, longer and from right to left. It reveals untranslated texts and layouts that do not mirror. */
export type SpokenLanguage = Language | 'pseudo';

/** The locale of each language for Intl. */
export const LOCALES: Readonly<Record<SpokenLanguage, string>> = { en: 'en-GB', nl: 'nl-NL', pseudo: 'en-GB' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const directionOf = (language: SpokenLanguage): 'ltr' | 'rtl' => (language === 'pseudo' ? 'rtl' : 'ltr');

/** The first language of a list, such as the browser's, that the product has; English if there is none. */
export const languageAmong = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
