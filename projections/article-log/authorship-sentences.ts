import type { ArticleEventData } from '../../src/article';
import { typed } from './marks';
import { because } from './words';

/** Action types and descriptions of the events about authorship. */
export const authorshipSentences = {
  AuthorsAskedToConfirm: {
    action: 'MAIL',
    text: ({ requests }: ArticleEventData['AuthorsAskedToConfirm']): string =>
      `Asked to confirm authorship: ${requests.length} of the authors.`,
  },
  AuthorConfirmed: {
    action: 'SUBMISSION',
    text: ({ name }: ArticleEventData['AuthorConfirmed']): string => `${typed(name)} confirmed authorship.`,
  },
  AuthorRefused: {
    action: 'SUBMISSION',
    text: ({ name, comment }: ArticleEventData['AuthorRefused']): string =>
      `${typed(name)} said that they are not an author of this manuscript${because(comment)}`,
  },
} as const;
