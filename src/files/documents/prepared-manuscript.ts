import { type ArticleState, AUTHOR_WRITES, Refusal, REVISION_STATUSES } from '../../article';
import { planDocuments } from './document-plan';

/** The revision that the author of a manuscript prepares, or would prepare now. */
export const preparedRevisionOf = ({ status, revision }: Pick<ArticleState, 'status' | 'revision'>): number =>
  REVISION_STATUSES.includes(status) ? revision + 1 : revision;

/**
 * The state as if the revision that the author prepares were the present one.
 * @throws Refusal TRANSITION when nothing is being prepared, RULE when there is no text to convert.
 */
export function preparedOf(state: ArticleState): ArticleState {
  if (!AUTHOR_WRITES.includes(state.status) || state.deleted)
    throw new Refusal('TRANSITION', 'This manuscript is not being prepared now.');
  const isRevised = REVISION_STATUSES.includes(state.status);
  const prepared = { ...state, revision: preparedRevisionOf(state) };
  if (!planDocuments(prepared).texts.some(({ makes }) => makes === 'ManuscriptPDF'))
    throw new Refusal(
      'RULE',
      isRevised ? 'Please add the unmarked manuscript first.' : 'Please add the manuscript first.',
    );
  return prepared;
}
