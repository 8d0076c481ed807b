import { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import { MAIL_MESSAGES } from '../../../../contracts';
import type { ArticleCommand } from '../../commands';
import { holderOf } from '../../people/roles';
import { dueDateOf } from '../../reviewing/due-dates';

const pass = (guidelinesChecked = true): ArticleCommand => ({ type: 'PassCheck', data: { guidelinesChecked } });
const ask = (reason: string, description: string): ArticleCommand => ({
  type: 'RequestCorrection',
  data: { correctionId: 'correction-1', reason, description, mail: aMail('mail-1', 'CORRECTION_REQUEST') },
});
const submitCorrection: ArticleCommand = { type: 'SubmitCorrection', data: { mails: [] } };
const submitRevision = (confirmed = true): ArticleCommand => ({
  type: 'SubmitRevision',
  data: { confirmed, mails: [] },
});

describe('the check of a new article', () => {
  it('leads to the selection of reviewers with the default count', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(pass(), PEOPLE.assistant)
      .then.events('CheckPassed')
      .event('CheckPassed', { from: 'NEW_ARTICLE', to: 'REVIEWER_SELECTION', reviewersRequired: 2 });
  });

  it('requires the box to be ticked', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(pass(false), PEOPLE.editor)
      .then.refusal('INVALID', { fields: ['guidelinesChecked'] });
  });

  it('gives a revision back to the associate editor who holds the article', () => {
    const article = heldArticleIn('NEW_ARTICLE') ?? new ArticleBuilder();
    given(article).when(pass(), PEOPLE.assistant).then.event('CheckPassed', { to: 'ASSOCIATE_EDITOR' });
  });

  it('takes a revision from an associate editor who has no access any more', () => {
    const article = heldArticleIn('NEW_ARTICLE') ?? new ArticleBuilder();
    given(article)
      .when({ type: 'PassCheck', data: { guidelinesChecked: true, holderLeft: true } }, PEOPLE.assistant)
      .then.events('AssociateReleased', 'CheckPassed')
      .event('AssociateReleased', { associateId: 'associate' })
      .event('CheckPassed', { to: 'REVIEWER_SELECTION' });
    expect(holderOf(article.state)).toBeNull();
    given(articleIn('NEW_ARTICLE'))
      .when({ type: 'PassCheck', data: { guidelinesChecked: true, holderLeft: true } }, PEOPLE.assistant)
      .then.events('CheckPassed');
  });

  it('renews the due date of the associate editor who holds the article by the settings, and adds no event without one', () => {
    const article = heldArticleIn('NEW_ARTICLE') ?? new ArticleBuilder();
    article.settings.associateDueDays = 10;
    const assigned = article.state.associates.at(-1)?.dueAt ?? '';
    article.after(60).do(pass(), PEOPLE.assistant);
    const tenure = article.state.associates.at(-1);
    expect(Date.parse(tenure?.dueAt ?? '') - Date.parse(tenure?.dueSince ?? '')).toBe(10 * 86_400_000);
    expect(Date.parse(tenure?.dueAt ?? '')).toBeGreaterThan(Date.parse(assigned));
    expect(dueDateOf(article.state, { subject: 'ASSOCIATE', assignmentId: null })).toMatchObject({
      dueAt: tenure?.dueAt,
      since: article.state.statusSince,
    });
    given(articleIn('NEW_ARTICLE')).when(pass(), PEOPLE.assistant).then.events('CheckPassed');
  });

  it('sets the required count again with each revision', () => {
    const article = articleIn('REVIEWER_SELECTION').setCount(4).decideOn('MAJOR_REVISION').submitRevision();
    article.settings.defaultReviewersRequired = 3;
    given(article)
      .when(pass(), PEOPLE.assistant)
      .then.events('CheckPassed')
      .state({ reviewersRequired: 3, revision: 1 });
  });

  it('counts an article as reviewed immediately if the default is no reviewer', () => {
    const article = articleIn('NEW_ARTICLE');
    article.settings.defaultReviewersRequired = 0;
    given(article)
      .when(pass(), PEOPLE.assistant)
      .then.events('CheckPassed', 'ReviewersMoved')
      .state({ status: 'REVIEWED' });
  });

  it('can reject, with a mail in the same append', () => {
    const reject: ArticleCommand = { type: 'RejectAtCheck', data: { mail: aMail('mail-9', 'CHECK_REJECTED') } };
    given(articleIn('NEW_ARTICLE'))
      .when(reject, PEOPLE.assistant)
      .then.events('CheckRejected', 'MailRequested')
      .event('CheckRejected', { mailId: 'mail-9', to: 'REJECTED' });
  });
});

describe('a correction', () => {
  it('is requested with subject and message', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(ask('Figures are incorrect', '<p>Figure 2 is upside down.</p>'), PEOPLE.assistant)
      .then.events('CorrectionRequested', 'MailRequested')
      .state({ status: 'CORRECTION' });
    given(articleIn('NEW_ARTICLE'))
      .when(ask(' ', '<p>Figure 2</p>'), PEOPLE.assistant)
      .then.refusal('INVALID', { message: MAIL_MESSAGES.correctionSubject });
    given(articleIn('NEW_ARTICLE'))
      .when(ask('Figures are incorrect', '<p>&nbsp;</p>'), PEOPLE.assistant)
      .then.refusal('INVALID', { message: MAIL_MESSAGES.correctionText });
  });

  it('comes back with the same revision once the author has changed a file', () => {
    const article = articleIn('CORRECTION');
    given(article).when(submitCorrection, PEOPLE.author).then.refusal('RULE', { message: 'Nothing has been changed' });
    article.addFile({ designation: 'Additional' });
    given(article)
      .when(submitCorrection, PEOPLE.author)
      .then.events('CorrectionSubmitted')
      .state({ status: 'NEW_ARTICLE', revision: 0, origin: 'CORRECTION' });
    expect(article.state.corrections).toMatchObject([{ submittedAt: article.at }]);
  });

  it('is not completed by a file that staff changed', () => {
    const article = articleIn('CORRECTION').addFile({ designation: 'CoverLetter' }, PEOPLE.assistant);
    given(article).when(submitCorrection, PEOPLE.author).then.refusal('RULE');
  });

  it('requires another change the second time', () => {
    const article = articleIn('CORRECTION').addFile({ designation: 'Additional' });
    article.do(submitCorrection, PEOPLE.author).requestCorrection();
    given(article).when(submitCorrection, PEOPLE.author).then.refusal('RULE');
  });

  it('does not come back without a manuscript', () => {
    const article = articleIn('CORRECTION');
    const manuscript = article.state.files.find((file) => file.designation === 'Manuscript')?.fileId ?? '';
    article.do({ type: 'RemoveFiles', data: { fileIds: [manuscript] } }, PEOPLE.author);
    given(article)
      .when(submitCorrection, PEOPLE.author)
      .then.refusal('INVALID', { fields: ['Manuscript'] });
  });
});

describe('a revision', () => {
  it('needs the letter of rebuttal, the marked and the unmarked manuscript, and the box', () => {
    const article = articleIn('MINOR_REVISION').addFile({ designation: 'RebuttalLetter', revision: 1 });
    given(article)
      .when(submitRevision(false), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['MarkedManuscript', 'UnmarkedManuscriptPDF', 'confirmed'] });
  });

  it.each(['MINOR_REVISION', 'MAJOR_REVISION'] as const)('raises the revision after %s', (status) => {
    const article = articleIn(status).submitRevision();
    expect(article.state).toMatchObject({ status: 'NEW_ARTICLE', revision: 1, origin: 'REVISION', authorDueAt: null });
  });

  it('does not count files of the revision before', () => {
    const article = articleIn('MINOR_REVISION').submitRevision().passCheck().decideOn('MINOR_REVISION');
    given(article)
      .when(submitRevision(), PEOPLE.author)
      .then.refusal('INVALID', {
        fields: ['MarkedManuscript', 'RebuttalLetter', 'UnmarkedManuscriptPDF'],
      });
  });
});
