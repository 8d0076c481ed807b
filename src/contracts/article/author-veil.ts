import { fullName } from '../identity/person-rules';
import { texts } from '../language/texts';
import type { ArticleView } from './article-views';

/** Stands for the addresses of authors in a letter of a person who must not know them; the server fills them in (ADR 122). */
export const HIDDEN_AUTHORS_ADDRESS = 'authors@names-hidden.invalid';

/** Stands for the name of an author in such a letter. */
export const HIDDEN_AUTHOR_MARK = '{author}';

/** Where the authors of a manuscript are not shown to an editor. */
export const VEIL_MESSAGES = texts({
  theAuthors: 'The authors',
  unshown: 'Not shown until the decision: it may tell who the authors are.',
  hidden: 'Authors are not shown until the decision.',
  refused:
    'This tells who the authors are. Editors can have it after the final decision; the assistants can have it now.',
  acting:
    'While a manuscript is in triple-anonymous review, editors cannot sign in for others or merge accounts: they would learn who its authors are. Please ask an assistant.',
  onlyAuthors: 'In a triple-anonymous review, a letter to the authors can go to nobody else until the decision.',
  answersToOffice: 'In a triple-anonymous review, answers of authors go to the editorial office.',
  unavailable: 'This person cannot be chosen for this manuscript. The assistants know why.',
});

/** The authors of a manuscript on the screen, or why they are not there. */
export const shownAuthors = ({
  authorsHidden,
  articleAuthors,
}: Pick<ArticleView, 'authorsHidden' | 'articleAuthors'>): string[] =>
  authorsHidden ? [VEIL_MESSAGES.hidden] : articleAuthors.map(fullName);

/** A reader of a letter as its sender sees them: authors whom they must not know have one address together. */
export const shownAddress = (address: string): string =>
  address === HIDDEN_AUTHORS_ADDRESS ? VEIL_MESSAGES.theAuthors : address;
