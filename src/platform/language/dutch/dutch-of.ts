import { inLanguage, type Language } from '../../../contracts';
import { ACCOUNT_MESSAGES } from './account-messages';
import { ARTICLE_REFUSALS } from './article-messages';
import { DOCUMENT_MESSAGES } from './document-messages';
import { IMPORT_MESSAGES } from './import-messages';
import { LABELS } from './labels';
import { NEWS_MESSAGES } from './news-messages';
import { OPERATING_MESSAGES } from './operating-messages';
import { REQUEST_MESSAGES } from './request-messages';
import { RULE_MESSAGES } from './rule-messages';
import { VEIL_REFUSALS } from './veil-messages';

/** English -> Dutch. `{name}` stands for a value, which is kept unless it is one of the labels. */
export const DUTCH_MESSAGES: Readonly<Record<string, string>> = {
  ...ACCOUNT_MESSAGES,
  ...ARTICLE_REFUSALS,
  ...DOCUMENT_MESSAGES,
  ...IMPORT_MESSAGES,
  ...NEWS_MESSAGES,
  ...OPERATING_MESSAGES,
  ...REQUEST_MESSAGES,
  ...RULE_MESSAGES,
  ...VEIL_REFUSALS,
};

const VALUE = /\{(\w+)\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Sentence {
  form: RegExp;
  dutch: string;
}

/** Matches an English sentence with its values filled in. */
function sentenceOf(english: string, dutch: string): Sentence {
  const parts = english.split(VALUE);
  const form = parts.map((part, place) => (place % 2 === 0 ? escaped(part) : `(?<${part}>.+?)`)).join('');
  return { form: new RegExp(`^${form}$`, 's'), dutch };
}

const WHOLE = new Map(Object.entries(DUTCH_MESSAGES));

const SENTENCES = Object.entries(DUTCH_MESSAGES)
  .filter(([english]) => english.includes('{'))
  .map(([english, dutch]) => sentenceOf(english, dutch));

function filled(dutch: string, values: Readonly<Record<string, string>>): string {
  return dutch.replace(VALUE, (all, name: string) => {
    const value = values[name];
    return value === undefined ? all : (LABELS[name]?.(value) ?? value);
  });
}

/** A message of the server in Dutch; unchanged if there is no translation. */
export function dutchOf(message: string): string {
  const whole = WHOLE.get(message);
  if (whole !== undefined) return whole;
  for (const { form, dutch } of SENTENCES) {
    const values = form.exec(message)?.groups;
    if (values) return filled(dutch, values);
  }
  // Texts that are also in the catalogue of the screens.
  return inLanguage('nl')(message);
}

/** A message of the server, which is written in English, in a language. */
export const messageIn = (language: Language, message: string): string =>
  language === 'nl' ? dutchOf(message) : message;
