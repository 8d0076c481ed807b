import { DESIGNATION_LABELS, type Designation, FILE_MESSAGES, REQUIRED_REVISION_DESIGNATIONS } from '../../contracts';
import type { ArticleCommandData } from './commands';
import type { Deciders } from './deciders';
import type { ArticleEvent } from './events';
import { requestMails } from './mails';
import { eventOf } from './recorded';
import { refuseInvalid, requireRule, type Details } from './requirements';
import type { ArticleState } from './state';

type ResubmissionCommand = 'SubmitCorrection' | 'SubmitRevision';

/** Which of the files that a revision needs are not there, as designation -> message. */
function missing(state: ArticleState, revision: number, needed: readonly Designation[]): Details {
  const present = state.files.filter((file) => file.revision === revision).map((file) => file.designation);
  const lacking = needed.filter((designation) => !present.includes(designation));
  return Object.fromEntries(lacking.map((one) => [one, requiredMessage(one)]));
}

const requiredMessage = (designation: Designation): string =>
  designation === 'Manuscript' ? FILE_MESSAGES.manuscriptRequired : `${DESIGNATION_LABELS[designation]} is required.`;

function submitCorrection(state: ArticleState, { mails }: ArticleCommandData['SubmitCorrection']): ArticleEvent[] {
  requireRule(
    state.changedSinceCorrection,
    'Nothing has been changed yet. Please replace or add at least one file before you submit the correction.',
    { files: 'Please change at least one file.' },
  );
  const needed = state.revision === 0 ? (['Manuscript'] as const) : REQUIRED_REVISION_DESIGNATIONS;
  refuseInvalid(missing(state, state.revision, needed), 'Some required files are missing.');
  const correctionId = state.corrections.at(-1)?.correctionId ?? '';
  return [
    eventOf('CorrectionSubmitted', { from: state.status, to: 'NEW_ARTICLE', correctionId }),
    ...requestMails(...mails),
  ];
}

function submitRevision(state: ArticleState, data: ArticleCommandData['SubmitRevision']): ArticleEvent[] {
  const revision = state.revision + 1;
  const details = missing(state, revision, REQUIRED_REVISION_DESIGNATIONS);
  if (!data.confirmed) details['confirmed'] = 'Please tick the box to confirm the revision.';
  refuseInvalid(details, 'The revision is not complete yet.');
  return [
    eventOf('RevisionSubmitted', { from: state.status, to: 'NEW_ARTICLE', revision }),
    ...requestMails(...data.mails),
  ];
}

/** The author sends a correction or a revision (lifecycle, section 2). */
export const resubmissionDeciders: Deciders<ResubmissionCommand> = {
  SubmitCorrection: submitCorrection,
  SubmitRevision: submitRevision,
};
