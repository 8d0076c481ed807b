import { directionOf, loadLanguage, LOCALES, speakBy } from '@contracts';
import { readLanguage } from './language-choice';

/** Sets the language of the page before anything is rendered. If its catalogue cannot be loaded, the page stays in English. */
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
