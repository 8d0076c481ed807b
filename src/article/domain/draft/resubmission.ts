import { ARTICLE_MESSAGES, correctionProblems, type Designation, revisionProblems } from '../../../contracts';
import type { ArticleCommandData } from '../commands';
import { requestMails } from '../correspondence/mails';
import type { Deciders } from '../deciders';
import type { ArticleEvent } from '../events';
import { askAuthors } from '../people/authorship-deciders';
import { eventOf } from '../recorded';
import { refuseInvalid, requireRule } from '../requirements';
import type { ArticleState } from '../state';

type ResubmissionCommand = 'SubmitCorrection' | 'SubmitRevision';

const designationsOf = (state: ArticleState, revision: number): Designation[] =>
  state.files.filter((file) => file.revision === revision).map((file) => file.designation);

function submitCorrection(state: ArticleState, { mails }: ArticleCommandData['SubmitCorrection']): ArticleEvent[] {
  requireRule(state.changedSinceCorrection, ARTICLE_MESSAGES.unchanged, { files: ARTICLE_MESSAGES.unchanged });
  const present = designationsOf(state, state.revision);
  refuseInvalid(correctionProblems(present, state.revision), 'Some required files are missing.');
  const correctionId = state.corrections.at(-1)?.correctionId ?? '';
  return [
    eventOf('CorrectionSubmitted', { from: state.status, to: 'NEW_ARTICLE', correctionId }),
    ...requestMails(...mails),
  ];
}

function submitRevision(state: ArticleState, data: ArticleCommandData['SubmitRevision']): ArticleEvent[] {
  const revision = state.revision + 1;
  refuseInvalid(revisionProblems(designationsOf(state, revision), data.confirmed), 'The revision is not complete yet.');
  return [
    eventOf('RevisionSubmitted', { from: state.status, to: 'NEW_ARTICLE', revision }),
    ...requestMails(...data.mails),
    ...askAuthors(data.authorship),
  ];
}

/** The author sends a correction or a revision (lifecycle, section 2). */
export const resubmissionDeciders: Deciders<ResubmissionCommand> = {
  SubmitCorrection: submitCorrection,
  SubmitRevision: submitRevision,
};
