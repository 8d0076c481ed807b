import type { Language } from '../language/languages';
import { inLanguage } from '../language/translate';

/** The text about the data that the journal stores about people and why, as registration shows it (lifecycle, section 6 (4)). */
export interface PrivacyText {
  /** Number of the version, counted from 1, which is the product's built-in text. */
  version: number;
  /** Rich text in the caller's language. */
  html: string;
}

export type PrivacyTexts = Readonly<Record<Language, string>>;

/** The text in all languages, with its earlier versions, for webmasters. */
export interface PrivacyTextState {
  version: number;
  texts: PrivacyTexts;
  builtIn: PrivacyTexts;
  /** The earlier versions, newest first, without the built-in text. */
  history: PrivacyTextVersion[];
}

export interface PrivacyTextVersion {
  version: number;
  at: string;
  by: string;
  asksAgain: boolean;
}

export interface PrivacyTextChange {
  texts: PrivacyTexts;
  /** Whether everyone is asked for consent at their next sign-in. */
  asksAgain: boolean;
  /** The version that the change is based on, so that two webmasters do not overwrite each other's changes. */
  version: number;
}

export const PRIVACY_TEXT_CHANGED = 'The text about your data has changed. Please read it and agree again.';

const paragraph = (text: string): string => `<p>${text}</p>`;

/** The product's built-in text. */
export function builtInPrivacyText(language: Language): string {
  const t = inLanguage(language);
  return [
    paragraph(t('To publish and review manuscripts the journal keeps data about you:')),
    '<ul>',
    ...[
      t('your name, address, institute and ORCID iD, so that you can be reached and recognised;'),
      t(
        'the manuscripts and files that you send, your reviews, and what was decided, since a journal must be able to account for its decisions;',
      ),
      t(
        'the mails that this system sends to you, and when and from where you sign in, so that nobody else can act in your name.',
      ),
    ].map((text) => `<li>${text}</li>`),
    '</ul>',
    paragraph(
      t(
        'Editors can read what they need for their decision. Authors do not learn who reviewed their manuscript. Data is not sold, and is not used for anything else.',
      ),
    ),
    paragraph(
      t(
        'You can download your data on your profile, and ask the office to erase it. Accepted manuscripts and decisions are kept, without your name where that is possible.',
      ),
    ),
  ].join('');
}
