import { fullName } from '../identity/person-rules';
import { texts } from '../language/texts';
import type { ArticleView } from './article-views';

/** Placeholder for the addresses of authors in a letter whose sender must not know them; the server replaces it (ADR 122). */
export const HIDDEN_AUTHORS_ADDRESS = 'authors@names-hidden.invalid';

/**
 * Stands for the office's address in such a letter when no author has an address any more. So each screen with the recipients shows the
 * reason.
 */
export const NO_AUTHORS_ADDRESS = 'no-authors@names-hidden.invalid';

/** Placeholder for the name of an author in such a letter. */
export const HIDDEN_AUTHOR_MARK = '{author}';

/** Texts in places where the authors of a manuscript are hidden from an editor. */
export const VEIL_MESSAGES = texts({
  theAuthors: 'The authors',
  noAuthors: 'The editorial office (no author has an email address any more)',
  unshown: 'Not shown until the decision: it may reveal who the authors are.',
  hidden: 'Authors are not shown until the decision.',
  refused: 'This reveals who the authors are. Editors can see it after the final decision; assistants can see it now.',
  acting:
    'While a manuscript is in triple-anonymous review, editors cannot sign in as other people or merge accounts, because they would learn who its authors are. Please ask an assistant.',
  measures:
    'These numbers are of all manuscripts together. They may reveal something about authors whom editors must not know until the decision, so they are not shown to you.',
  onlyAuthors: 'In a triple-anonymous review, a letter to the authors can go to nobody else until the decision.',
  answersToOffice: 'In a triple-anonymous review, answers of authors go to the editorial office.',
  unavailable: 'This person cannot be chosen for this manuscript. Please ask an assistant for the reason.',
});

/** The names of a manuscript's authors for the screen, or the reason why they are hidden. */
export const shownAuthors = ({
  authorsHidden,
  articleAuthors,
}: Pick<ArticleView, 'authorsHidden' | 'articleAuthors'>): string[] =>
  authorsHidden ? [VEIL_MESSAGES.hidden] : articleAuthors.map(fullName);

/** An address of a letter as its sender sees it: hidden authors share one placeholder, which is shown as 'The authors'. */
export function shownAddress(address: string): string {
  if (address === NO_AUTHORS_ADDRESS) return VEIL_MESSAGES.noAuthors;
  return address === HIDDEN_AUTHORS_ADDRESS ? VEIL_MESSAGES.theAuthors : address;
}
