import { isLanguage, languageAmong, type SpokenLanguage } from '@contracts';

const KEY = 'quire-language';
const PSEUDO = 'pseudo';

/** The language of the page: a person's choice in this browser, else the browser's own. */
export function readLanguage(): SpokenLanguage {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept) || kept === PSEUDO) return kept;
  return languageAmong(navigator.languages);
}

/** Keeps another language and loads the page again, since texts are read once. */
export function changeLanguage(language: SpokenLanguage): void {
  localStorage.setItem(KEY, language);
  window.location.reload();
}
