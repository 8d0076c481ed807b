import type { IntlMessageFormat } from 'intl-messageformat';
import type { SpokenLanguage } from './languages';

/** A message that is read already. */
export type ReadMessage = ReturnType<IntlMessageFormat['getAst']>;

/** Finds the text of a key: as it is shown, or as a message with values. */
export interface Catalogue {
  plain(key: string): string | undefined;
  message(key: string): string | ReadMessage | undefined;
}

const loaded = new Map<SpokenLanguage, Catalogue>();

/** Loads the texts of a language, once. English needs none. */
export async function loadLanguage(language: SpokenLanguage): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { CATALOGUE } = language === 'nl' ? await import('./catalogue/dutch') : await import('./catalogue/pseudo');
  loaded.set(language, CATALOGUE);
}

export const catalogueOf = (language: SpokenLanguage): Catalogue | undefined => loaded.get(language);
