import {
  ARTICLE_MESSAGES,
  fieldProblems,
  FILE_MESSAGES,
  finalProblems,
  type JournalSettings,
  type SubmissionBoxes,
} from '../../../contracts';
import type { Details } from '../requirements';
import type { ArticleState } from '../state';
import { authorProblems, draftProblems } from './draft-rules';

const hasManuscript = (state: ArticleState): boolean =>
  state.files.some((file) => file.designation === 'Manuscript' && file.revision === state.revision);

/** Every rule of the wizard (spec part 1, section 5; lifecycle, section 2, 'submit'), as field -> message. */
export function submissionProblems(state: ArticleState, boxes: SubmissionBoxes, settings: JournalSettings): Details {
  const { fields } = state;
  const details = {
    ...draftProblems(fields, fields, settings),
    ...fieldProblems(fields, settings),
    ...authorProblems(state.authors),
  };
  if (state.authors.length === 0) details['authorsIds'] = ARTICLE_MESSAGES.authors;
  if (!hasManuscript(state)) details['files'] = FILE_MESSAGES.manuscriptRequired;
  return {
    ...details,
    ...finalProblems(boxes, { overview: state.overviewFileId !== null, converted: state.convertedFileId !== null }),
  };
}
