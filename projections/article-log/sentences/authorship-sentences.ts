import { t } from '../../../src/contracts';
import { typed } from './marks';
import { sentence, type Sentences } from './sentence';
import { because } from './words';

/** The sentences about authorship. */
export const authorshipSentences: Sentences<'AuthorsAskedToConfirm' | 'AuthorConfirmed' | 'AuthorRefused'> = {
  AuthorsAskedToConfirm: sentence(
    'MAIL',
    ({ requests }) => ({ count: requests.length }),
    ({ count }) => t('Asked to confirm authorship: {count} of the authors.', { count }),
  ),
  AuthorConfirmed: sentence(
    'SUBMISSION',
    ({ name }) => ({ name }),
    ({ name }) => t('{name} confirmed authorship.', { name: typed(name) }),
  ),
  AuthorRefused: sentence(
    'SUBMISSION',
    ({ name, comment }) => ({ name, comment }),
    ({ name, comment }) =>
      t('{name} said that they are not an author of this manuscript{because}', {
        name: typed(name),
        because: because(comment),
      }),
  ),
};
