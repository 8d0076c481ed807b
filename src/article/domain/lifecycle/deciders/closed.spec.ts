import { articleIn } from '../../../../../test/support/article/article-in-status';
import { loadLanguage, speakBy } from '../../../../contracts';
import { type Role, ROLES, type TransitionName } from '../transitions';
import { closedBecause } from './closed';

const EVERYONE: ReadonlySet<Role> = new Set(ROLES);
const SUBJECTS: Record<TransitionName, string> = {
  StartDraft: 'A draft can be started',
  ChangeDraft: 'The manuscript can be changed',
  SuggestReviewer: 'Reviewers can be suggested',
  ChangeSuggestions: 'Suggested reviewers can be changed',
  DeleteDraft: 'An article can be deleted',
  Submit: 'An article can be submitted',
  PassCheck: 'The check can be passed',
  RejectAtCheck: 'An article can be rejected at the check',
  RequestCorrection: 'A correction can be asked for',
  SubmitCorrection: 'A correction can be submitted',
  AssignAssociate: 'An associate editor can be assigned',
  ReturnToAssistant: 'An article can be returned',
  Advise: 'Advice can be given',
  ResumeReview: 'The review can be resumed',
  ReviewersMoved: 'The status follows the reviewers',
  Decide: 'A decision can be recorded',
  SubmitRevision: 'A revision can be submitted',
  Override: 'The status can be overridden',
  Withdraw: 'An article can be withdrawn',
  SetReviewerCount: 'The number of reviewers can be set',
  SelectReviewer: 'Reviewers can be chosen',
  AssignSameReviewers: 'Reviewers can be chosen',
  SetAlternates: 'Alternates can be named',
  InviteAlternate: 'An alternate can be invited',
  MailReviewers: 'Reviewers can be mailed',
  RemoveReviewer: 'Reviewers can be removed',
  CancelReview: 'A request to a reviewer can be cancelled',
  ChangeReviewDueDate: 'A due date can be changed',
  SendBackReview: 'A review can be sent back',
  RemindReviewer: 'Reviewers can be reminded',
  RemindOfDate: 'A reminder of a date can be sent',
  AcceptReview: 'A request can be accepted',
  DeclineReview: 'A request can be declined',
  SetReviewFile: 'A file can be added to a review',
  CompleteReview: 'A review can be sent',
  WithdrawPublication: 'The consent to publish a review can be withdrawn',
  MarkNoAnswer: 'A request can be closed for want of an answer',
  RateReview: 'Reviews can be rated',
  AddFile: 'Files can be added',
  ReuseFiles: 'Files can be reused',
  RemoveFiles: 'Files can be deleted',
  ReorderFigures: 'Figures can be reordered',
  AddGeneratedDocument: 'A document can be generated',
  AnswerAuthorship: 'Authorship can be confirmed',
  RemindAuthors: 'Authors can be reminded',
  ReplaceAccount: 'An account can be replaced',
  AddNote: 'Notes can be written',
  ResendMail: 'A mail can be sent again',
  WriteToAuthor: 'The author can be written to',
};

describe('why a command is closed', () => {
  it.each(Object.entries(SUBJECTS) as [TransitionName, string][])(
    'begins for %s with what is closed',
    (name, subject) => {
      const sentence = closedBecause(articleIn('DRAFT').state, name, EVERYONE);
      expect(sentence).toMatch(new RegExp(`^${subject} (while it is in|once it has) `));
      expect(sentence).toMatch(/; this article is in Draft now\.$/);
    },
  );

  it.each<[string, TransitionName, Role, string]>([
    ['one status', 'PassCheck', 'S', 'The check can be passed while it is in New article'],
    ['two', 'SubmitRevision', 'A', 'A revision can be submitted while it is in Minor revision or Major revision'],
    [
      'several',
      'ReturnToAssistant',
      'E',
      'An article can be returned while it is in Reviewer selection, Associate editor, Under review or Reviewed',
    ],
    ['nearly all', 'AddNote', 'E', 'Notes can be written once it has been submitted and until it has ended'],
  ])('names %s', (_how, command, role, beginning) => {
    const sentence = closedBecause(articleIn('DRAFT').state, command, new Set([role]));
    expect(sentence).toBe(`${beginning}; this article is in Draft now.`);
  });

  it('is in the language that is current each time', async () => {
    const sentence = (): string => closedBecause(articleIn('DRAFT').state, 'PassCheck', new Set<Role>(['S']));
    const english = sentence();
    await loadLanguage('nl');
    speakBy(() => 'nl');
    const dutch = [sentence(), sentence()];
    speakBy(() => 'en');
    const expected =
      'De controle kan worden goedgekeurd in de status Nieuw artikel; dit artikel heeft nu de status Concept.';
    expect(dutch).toEqual([expected, expected]);
    expect(sentence()).toBe(english);
  });

  it.each<[Role, string]>([
    ['A', 'Under review'],
    ['R', 'Under review'],
    ['K', 'Under review'],
    ['E', 'Returned to editor'],
    ['S', 'Returned to editor'],
    ['W', 'Returned to editor'],
    ['AE', 'Returned to editor'],
    ['T', 'Returned to editor'],
  ])('shows the role %s the status %s', (role, label) => {
    const sentence = closedBecause(articleIn('RETURNED_TO_EDITOR').state, 'PassCheck', new Set([role]));
    expect(sentence).toContain(`this article is in ${label} now.`);
  });
});
