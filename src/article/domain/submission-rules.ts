import {
  abstractLimitMessage,
  ARTICLE_MESSAGES,
  type ArticleFields,
  countWords,
  FILE_MESSAGES,
  FIRST_TIME,
  isEmptyAbstract,
  isEmptyRichText,
  type JournalSettings,
  LETTER_TYPE_ID,
} from '../../contracts';
import type { ArticleCommandData } from './commands';
import { authorProblems, draftProblems, nominationProblems } from './draft-rules';
import type { Details } from './requirements';
import type { ArticleState } from './state';

const ORIGINAL_TYPE_ID = 2;

/** The most words that the abstract of this type may have; 0: it has none (lifecycle, section 4 (4)). */
export function abstractWords(typeId: number | null, settings: JournalSettings): number {
  if (typeId === LETTER_TYPE_ID) return 0;
  return typeId === ORIGINAL_TYPE_ID ? settings.abstractWordsOriginal : settings.abstractWordsOther;
}

function fieldProblems(fields: ArticleFields, settings: JournalSettings): Details {
  const details = { ...draftProblems(fields, fields, settings), ...nominationProblems(fields) };
  const limit = abstractWords(fields.typeId, settings);
  if (isEmptyRichText(fields.articleTitle)) details['articleTitle'] = ARTICLE_MESSAGES.title;
  if (fields.typeId === null) details['typeId'] = ARTICLE_MESSAGES.type;
  if (countWords(fields.abstractText) > limit)
    details['abstractText'] = limit === 0 ? 'A letter to the editor has no abstract.' : abstractLimitMessage(limit);
  if (fields.typeId !== null && limit > 0 && isEmptyAbstract(fields.abstractText))
    details['abstractText'] = 'Please write the abstract.';
  if (fields.firstTime !== FIRST_TIME.yes && fields.previousId.trim() !== '')
    details['previousId'] = 'The previous id is given only for a manuscript that was submitted to this journal before.';
  return details;
}

const hasManuscript = (state: ArticleState): boolean =>
  state.files.some((file) => file.designation === 'Manuscript' && file.revision === state.revision);

/** Every rule of the wizard (spec part 1, section 5; lifecycle, section 2, 'submit'), as field -> message. */
export function submissionProblems(
  state: ArticleState,
  boxes: Pick<ArticleCommandData['Submit'], 'copyrightAccepted' | 'submissionReviewed'>,
  settings: JournalSettings,
): Details {
  const details = { ...fieldProblems(state.fields, settings), ...authorProblems(state.authors) };
  if (state.authors.length === 0) details['authorsIds'] = 'Please add at least one author.';
  if (!hasManuscript(state)) details['files'] = FILE_MESSAGES.manuscriptRequired;
  if (!boxes.copyrightAccepted) details['copyrightAccepted'] = 'Please accept the copyright terms.';
  if (!boxes.submissionReviewed)
    details['submissionReviewed'] = 'Please confirm that you have reviewed the submission.';
  if (state.overviewFileId === null)
    details['overview'] = 'Please generate the overview of the present content and look at it first.';
  return details;
}
