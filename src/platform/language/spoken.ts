import type { Language } from '../../contracts';
import { Surrounding } from '../surrounding';

/** The language of the current work: that of a mail's reader. */
const spoken = new Surrounding<Language>();

/** Runs work in a language. */
export const speaking = <Result>(language: Language, work: () => Result): Result => spoken.run(language, work);

/** The language of the current work; English outside of mails. */
export const languageNow = (): Language => spoken.get() ?? 'en';

/** A text in every language. */
export type InEach = Readonly<Record<Language, string>>;

/** A text in the language of the current work. */
export const said = (texts: InEach): string => texts[languageNow()];
