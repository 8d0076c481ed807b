import type { IntlMessageFormat } from 'intl-messageformat';
import { catalogueOf } from './catalogues';
import { LOCALES, type SpokenLanguage } from './languages';
import { readMessage } from './messages';

/** The values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

let source: () => SpokenLanguage = () => 'en';

/** Sets the function that returns the current language: the language of the page, of the request or of the recipient. */
export function speakBy(language: () => SpokenLanguage): void {
  source = language;
}

export const spokenLanguage = (): SpokenLanguage => source();

/** The key of a text in a catalogue. The context distinguishes texts that are the same in English but not in other languages. */
const keyOf = (text: string, context?: string): string => (context === undefined ? text : `${text}|${context}`);

const compiled = new Map<string, IntlMessageFormat>();

/** The translation of an English text as a message that can be filled with values. */
export function messageOf(language: SpokenLanguage, text: string, context?: string): IntlMessageFormat {
  const key = keyOf(text, context);
  const name = `${language} ${key}`;
  const cached = compiled.get(name);
  if (cached) return cached;
  const made = readMessage(catalogueOf(language)?.message(key) ?? text, LOCALES[language]);
  compiled.set(name, made);
  return made;
}

function translate(language: SpokenLanguage, text: string, values?: TextValues, context?: string): string {
  if (values === undefined || Object.keys(values).length === 0)
    return catalogueOf(language)?.plain(keyOf(text, context)) ?? text;
  return String(messageOf(language, text, context).format(values));
}

/**
 * A text in the current language. The English text is the key; with values it is an ICU message:
 * `t('Send {count, plural, one {# reminder} other {# reminders}}', { count })`. A context distinguishes meanings for which only English
 * has the same word.
 */
export const t = (text: string, values?: TextValues, context?: string): string =>
  translate(source(), text, values, context);

/** As `t`, for a language of the caller's choice. */
export const inLanguage =
  (language: SpokenLanguage): typeof t =>
  (text, values, context) =>
    translate(language, text, values, context);
