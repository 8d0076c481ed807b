import { ArticleBuilder } from '../../../test/support/article-builder';
import { articleIn } from '../../../test/support/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../../test/support/article-people';
import { given } from '../../../test/support/given';
import { ARTICLE_MESSAGES, type ArticleFields, FILE_MESSAGES } from '../../contracts';
import type { ArticleCommand } from './commands';

const change = (fields: Partial<ArticleFields>): ArticleCommand => ({ type: 'ChangeDraft', data: { fields } });
const submit = (copyrightAccepted = true, submissionReviewed = true): ArticleCommand => ({
  type: 'Submit',
  data: { copyrightAccepted, submissionReviewed, mails: [aMail('mail-1', 'SUBMISSION_RECEIVED')] },
});
const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`;
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const complete = (): ArticleBuilder => draft().complete();
const completeWith = (fields: Partial<ArticleFields>): ArticleBuilder =>
  complete().do(change(fields), PEOPLE.author).overview();

describe('starting a draft', () => {
  const start: ArticleCommand = { type: 'StartDraft', data: { articleId: 'article-1', number: '2026-1' } };

  it('makes the person its uploader', () => {
    given(new ArticleBuilder())
      .when(start, PEOPLE.author)
      .then.events('DraftStarted')
      .state({ exists: true, status: 'DRAFT', number: '2026-1', uploaderId: 'author', revision: 0 });
  });

  it('is open to everybody who is signed in, staff included, but not to the system', () => {
    given(new ArticleBuilder()).when(start, PEOPLE.editor).then.events('DraftStarted');
    given(new ArticleBuilder()).when(start, SYSTEM).then.refusal('FORBIDDEN');
  });

  it('comes before all else', () => {
    given(new ArticleBuilder())
      .when(change({ articleTitle: 'A' }), PEOPLE.author)
      .then.refusal('NOT_FOUND');
  });
});

describe('writing a draft', () => {
  it('records only what differs, and nothing when nothing does', () => {
    const article = draft().do(change({ articleTitle: 'A', note: 'n' }), PEOPLE.author);
    given(article)
      .when(change({ articleTitle: 'A', note: 'm' }), PEOPLE.author)
      .then.events('DraftChanged')
      .event('DraftChanged', { fields: { note: 'm' } });
    given(article)
      .when(change({ articleTitle: 'A', note: 'm' }), PEOPLE.author)
      .then.events();
  });

  it('saves an abstract that is too long, so that no text is lost', () => {
    given(draft())
      .when(change({ typeId: 2, abstractText: words(400) }), PEOPLE.author)
      .then.events('DraftChanged');
  });

  it.each<[string, Partial<ArticleFields>, string]>([
    ['an unknown type', { typeId: 4 }, 'typeId'],
    ['six keywords', { keywords: ['1', '2', '3', '4', '5', '6'] }, 'keywords'],
    ['a running title of 51 characters', { runningTitle: 'x'.repeat(51) }, 'runningTitle'],
    ['the same reviewer twice', { reviewerOne: 'r', reviewerTwo: 'r' }, 'reviewerTwo'],
    ['a nominated reviewer who is excluded', { reviewerOne: 'r', reviewerRemoved: 'r' }, 'reviewerRemoved'],
  ])('refuses %s', (_what, fields, field) => {
    given(draft())
      .when(change(fields), PEOPLE.author)
      .then.refusal('INVALID', { fields: [field] });
  });

  it('uses the message of the specification for too many keywords', () => {
    given(draft())
      .when(change({ keywords: ['1', '2', '3', '4', '5', '6'] }), PEOPLE.author)
      .then.refusal('INVALID', { message: ARTICLE_MESSAGES.keywords });
  });

  it('refuses an author twice, by account or e-mail', () => {
    const article = complete();
    const [first] = article.state.authors;
    if (!first) throw new Error('The draft has authors');
    const twice: ArticleCommand = {
      type: 'ChangeDraft',
      data: { authors: [first, { ...first, id: 'x', email: first.email.toUpperCase() }] },
    };
    given(article)
      .when(twice, PEOPLE.author)
      .then.refusal('INVALID', { fields: ['authorsIds'] });
  });

  it('refuses to suggest a reviewer twice', () => {
    const suggest: ArticleCommand = { type: 'SuggestReviewer', data: { fullName: 'Ann', email: 'Ann@example.org' } };
    const article = draft();
    given(article).when(suggest, PEOPLE.author).then.events('ReviewerSuggested');
    given(article)
      .when(suggest, PEOPLE.author)
      .then.refusal('RULE', { fields: ['email'] });
  });

  it('ends with its deletion', () => {
    const article = complete();
    given(article).when({ type: 'DeleteDraft', data: {} }, PEOPLE.author).then.events('DraftDeleted');
    given(article)
      .when(change({ note: 'x' }), PEOPLE.author)
      .then.refusal('NOT_FOUND');
  });
});

describe('submitting', () => {
  it('needs a complete draft and sends its mails', () => {
    given(completeWith({ languageService: true }))
      .when(submit(), PEOPLE.author)
      .then.events('ArticleSubmitted', 'MailRequested')
      .event('ArticleSubmitted', { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: true })
      .state({ status: 'NEW_ARTICLE', origin: 'SUBMISSION' });
  });

  it('names every field that an empty draft lacks', () => {
    given(draft())
      .when(submit(false, false), PEOPLE.author)
      .then.refusal('INVALID', {
        fields: [
          'articleTitle',
          'authorsIds',
          'copyrightAccepted',
          'files',
          'overview',
          'submissionReviewed',
          'typeId',
        ],
      });
  });

  it.each<[string, Partial<ArticleFields>, string, string]>([
    ['a title', { articleTitle: '  ' }, 'articleTitle', 'TITLE_REQUIRED'],
    ['a type', { typeId: null }, 'typeId', 'Manuscript is required.'],
    [
      '250 words at most in an original contribution',
      { typeId: 2, abstractText: words(251) },
      'abstractText',
      'Max words for abstact is 250',
    ],
    [
      '200 words at most in a review',
      { typeId: 1, abstractText: words(201) },
      'abstractText',
      'Max words for abstact is 200',
    ],
    ['no abstract in a letter', { typeId: 10, abstractText: words(1) }, 'abstractText', 'has no abstract'],
    ['no previous id for a first submission', { firstTime: 2, previousId: '2025-1' }, 'previousId', 'previous id'],
    ['no previous id without an answer', { firstTime: null, previousId: '2025-1' }, 'previousId', 'previous id'],
  ])('demands %s', (_what, fields, field, message) => {
    given(completeWith(fields))
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: [field], message });
  });

  it.each<[string, Partial<ArticleFields>]>([
    ['250 words in an original contribution', { typeId: 2, abstractText: words(250) }],
    ['200 words in a review', { typeId: 1, abstractText: words(200) }],
    ['a letter without an abstract', { typeId: 10, abstractText: '<p>&nbsp;</p>' }],
    ['a previous id after Yes', { firstTime: 1, previousId: '2025-1' }],
  ])('accepts %s', (_what, fields) => {
    given(completeWith(fields)).when(submit(), PEOPLE.author).then.event('ArticleSubmitted', { to: 'NEW_ARTICLE' });
  });

  it('takes the limits from the settings', () => {
    const article = completeWith({ typeId: 1, abstractText: words(11) });
    article.settings.abstractWordsOther = 10;
    given(article).when(submit(), PEOPLE.author).then.refusal('INVALID', { message: 'Max words for abstact is 10' });
  });

  it.each([
    ['copyright', submit(false, true), 'copyrightAccepted'],
    ['reviewed', submit(true, false), 'submissionReviewed'],
  ])('demands the box %s', (_what, command, field) => {
    given(complete())
      .when(command, PEOPLE.author)
      .then.refusal('INVALID', { fields: [field] });
  });

  it('demands at least one author', () => {
    const article = complete()
      .do({ type: 'ChangeDraft', data: { authors: [] } }, PEOPLE.author)
      .overview();
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['authorsIds'] });
  });

  it('demands the manuscript file', () => {
    const article = complete();
    const manuscript = article.state.files.find((file) => file.designation === 'Manuscript');
    article.do({ type: 'RemoveFiles', data: { fileIds: [manuscript?.fileId ?? ''] } }, PEOPLE.author).overview();
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['files'], message: FILE_MESSAGES.manuscriptRequired });
  });

  it('demands an overview of exactly this content', () => {
    const article = complete().do(change({ note: 'one more word' }), PEOPLE.author);
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['overview'] });
    given(article.overview()).when(submit(), PEOPLE.author).then.event('ArticleSubmitted', {});
  });

  it('refuses a mail without a recipient, and nothing has happened then', () => {
    const article = complete();
    const command: ArticleCommand = {
      type: 'Submit',
      data: { copyrightAccepted: true, submissionReviewed: true, mails: [{ ...aMail('m', 'DECISION'), to: [] }] },
    };
    given(article)
      .when(command, PEOPLE.author)
      .then.refusal('INVALID', { fields: ['to'] });
    expect(article.state.status).toBe('DRAFT');
  });

  it('happens once', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(submit(), PEOPLE.author)
      .then.refusal('TRANSITION', { message: /in Draft; .* New article/ });
  });
});
