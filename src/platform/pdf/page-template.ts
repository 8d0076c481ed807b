import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { t as inWords } from '../../contracts';
import { languageNow } from '../language/current-language';

const pages = Handlebars.create();
/** `{{t 'Authors'}}`, or `{{t 'of' context='page'}}` for an English word that other languages translate in several ways (see `t`). */
pages.registerHelper('t', (text: string, { hash }: Handlebars.HelperOptions) => {
  const { context, ...values } = hash as { context?: string } & Record<string, string>;
  return inWords(text, values, context);
});
pages.registerHelper('language', () => languageNow());

/**
 * A page for printing: HTML from a Handlebars file. Its own texts are in the language that `speaking` sets while the page is filled. The
 * architecture spec of the catalogue finds these texts in the file.
 */
export const pageTemplate = <Model>(path: string): ((model: Model) => string) =>
  pages.compile<Model>(readFileSync(path, 'utf8'));
