import type { Language } from '../../contracts';
import { Surrounding } from '../surrounding';

/** The language of the current work: that of a mail's reader. */
const currentLanguage = new Surrounding<Language>();

/** Runs work in a language. */
export const withLanguage = <Result>(language: Language, work: () => Result): Result =>
  currentLanguage.run(language, work);

/** The language of the current work; English outside of mails. */
export const languageNow = (): Language => currentLanguage.get() ?? 'en';

/** A text in every language. */
export type LocalisedText = Readonly<Record<Language, string>>;

/** A text in the language of the current work. */
export const inCurrentLanguage = (texts: LocalisedText): string => texts[languageNow()];
