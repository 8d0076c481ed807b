import { isLanguage, languageAmong, type SpokenLanguage } from '@contracts';

const KEY = 'quire-language';
const PSEUDO = 'pseudo';

/** The language of the page: a person's choice in this browser, otherwise the browser's own. */
export function readLanguage(): SpokenLanguage {
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored) || stored === PSEUDO) return stored;
  return languageAmong(navigator.languages);
}

/** Stores another language and reloads the page, since texts are read only once. */
export function changeLanguage(language: SpokenLanguage): void {
  localStorage.setItem(KEY, language);
  window.location.reload();
}
