import { directionOf, loadLanguage, LOCALES, speakBy } from '@contracts';
import { readLanguage } from './language-choice';

/** Settles the language of the page before anything is drawn. A catalogue that does not come leaves the page in English. */
export async function startLanguage(): Promise<void> {
  const language = readLanguage();
  try {
    await loadLanguage(language);
  } catch {
    return;
  }
  speakBy(() => language);
  document.documentElement.lang = LOCALES[language];
  document.documentElement.dir = directionOf(language);
}
