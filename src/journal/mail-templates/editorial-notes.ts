import { texts } from '../../contracts';
import { note, type TemplateNote } from './template-note';

/** Descriptions of the mails of the office about an article. */
export const EDITORIAL_NOTES: Readonly<Record<string, TemplateNote>> = {
  'editorial/advice-text': note(
    'ASSOCIATE_ADVICE',
    texts({ when: 'the text of an advice, before it is given', to: 'the editor' }),
    'suggested',
  ),
  'editorial/associate-advice': note(
    'ASSOCIATE_ADVICE',
    texts({ when: 'an associate editor gave advice; the mail contains the text and the comment', to: 'the editor' }),
    'now',
  ),
  'editorial/associate-assignment': note(
    'ASSOCIATE_ASSIGNMENT',
    texts({ when: 'an article is forwarded to an associate editor', to: 'that associate editor' }),
    'suggested',
  ),
  'editorial/associate-reminder': note(
    'ASSOCIATE_REMINDER',
    texts({ when: '{round} the date of an associate editor', to: 'that associate editor' }),
    'automatic',
  ),
  'editorial/check-rejected': note(
    'CHECK_REJECTED',
    texts({ when: 'the assistant rejects at the check', to: 'all authors' }),
    'suggested',
  ),
  'editorial/correction-figures': note(
    'CORRECTION_REQUEST',
    texts({ when: 'a correction is asked for: figures are incorrect', to: 'the uploader' }),
    'suggested',
  ),
  'editorial/correction-files': note(
    'CORRECTION_REQUEST',
    texts({ when: 'a correction is asked for: files are missing or failed to upload', to: 'the uploader' }),
    'suggested',
  ),
  'editorial/correction-template': note(
    'CORRECTION_REQUEST',
    texts({ when: 'a correction is asked for: manuscript does not follow template', to: 'the uploader' }),
    'suggested',
  ),
  'editorial/decision-accepted': note(
    'DECISION',
    texts({ when: 'the decision is Accepted', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-direct-reject': note(
    'DECISION',
    texts({ when: 'the decision is Direct reject', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-direct-reject-r0': note(
    'DECISION',
    texts({ when: 'the decision is Direct reject R0', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-letter-to-the-editor': note(
    'DECISION',
    texts({ when: 'the decision is Letter to the editor', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-major-revision': note(
    'DECISION',
    texts({ when: 'the decision is Major revision', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-minor-revision': note(
    'DECISION',
    texts({ when: 'the decision is Minor revision', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-rejected': note(
    'DECISION',
    texts({ when: 'the decision is Rejected', to: 'all authors' }),
    'suggested',
  ),
  'editorial/decision-rejected-r0': note(
    'DECISION',
    texts({ when: 'the decision is Rejected R0', to: 'all authors' }),
    'suggested',
  ),
  'editorial/letter-to-author': note(
    'AUTHOR_LETTER',
    texts({ when: 'the office writes to the author', to: 'the uploader' }),
    'suggested',
  ),
  'editorial/override-to-review': note(
    'DECISION',
    texts({ when: 'an override leads back to review or to the editor', to: 'all authors' }),
    'suggested',
  ),
  'editorial/revision-reminder': note(
    'REVISION_REMINDER',
    texts({ when: '{round} the date of a revision', to: 'the uploader' }),
    'automatic',
  ),
};
