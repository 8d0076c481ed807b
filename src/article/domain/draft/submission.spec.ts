import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, aMail, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import { ARTICLE_MESSAGES, type ArticleFields, FILE_MESSAGES } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import type { MailRequest } from '../events';

const change = (fields: Partial<ArticleFields>): ArticleCommand => ({ type: 'ChangeDraft', data: { fields } });
const submit = (copyrightAccepted = true, submissionReviewed = true, withoutConverted = true): ArticleCommand => ({
  type: 'Submit',
  data: { copyrightAccepted, submissionReviewed, withoutConverted, mails: [aMail('mail-1', 'SUBMISSION_RECEIVED')] },
});
const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`;
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const complete = (): ArticleBuilder => draft().complete();
const completeWith = (fields: Partial<ArticleFields>): ArticleBuilder =>
  complete().do(change(fields), PEOPLE.author).overview();

describe('submitting', () => {
  it('needs a complete draft and sends its mails', () => {
    given(completeWith({ languageService: true }))
      .when(submit(), PEOPLE.author)
      .then.events('ArticleSubmitted', 'MailRequested')
      .event('ArticleSubmitted', { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: true })
      .state({ status: 'NEW_ARTICLE', origin: 'SUBMISSION' });
  });

  it('lists every field that an empty draft lacks', () => {
    given(draft())
      .when(submit(false, false), PEOPLE.author)
      .then.refusal('INVALID', {
        fields: [
          'articleTitle',
          'authorsIds',
          'copyrightAccepted',
          'files',
          'firstTime',
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
    [
      'more than the headings of the abstract',
      { abstractText: '<h3>INTRODUCTION</h3><p>&nbsp;</p><h3>Methods</h3>' },
      'abstractText',
      'Please write the abstract.',
    ],
    ['no abstract in a letter', { typeId: 10, abstractText: words(1) }, 'abstractText', 'has no abstract'],
    ['no previous id for a first submission', { firstTime: 2, previousId: '2025-1' }, 'previousId', 'previous id'],
    ['an answer on earlier submissions', { firstTime: null }, 'firstTime', 'submitted before'],
    ['the previous id after Yes', { firstTime: 1 }, 'previousId', 'earlier submission'],
  ])('requires %s', (_what, fields, field, message) => {
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
  ])('requires the box %s', (_what, command, field) => {
    given(complete())
      .when(command, PEOPLE.author)
      .then.refusal('INVALID', { fields: [field] });
  });

  it('requires at least one author', () => {
    const article = complete()
      .do({ type: 'ChangeDraft', data: { authors: [] } }, PEOPLE.author)
      .overview();
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['authorsIds'] });
  });

  it('requires the manuscript file', () => {
    const article = complete();
    const manuscript = article.state.files.find((file) => file.designation === 'Manuscript');
    article.do({ type: 'RemoveFiles', data: { fileIds: [manuscript?.fileId ?? ''] } }, PEOPLE.author).overview();
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['files'], message: FILE_MESSAGES.manuscriptRequired });
  });

  it('requires an overview of exactly this content', () => {
    const article = complete().do(change({ note: 'one more word' }), PEOPLE.author);
    given(article)
      .when(submit(), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['overview'] });
    given(article.overview()).when(submit(), PEOPLE.author).then.event('ArticleSubmitted', {});
  });

  it('requires the converted manuscript of exactly this content, unless the author submits without it', () => {
    const converted = (article: ArticleBuilder): ArticleBuilder => {
      const file = aFile(article.id('full'), { designation: 'FullArticle', extension: 'pdf' });
      const basedOn = article.state.version;
      return article.do({ type: 'AddGeneratedDocument', data: { file, basedOn } }, SYSTEM);
    };
    const article = complete();
    given(article)
      .when(submit(true, true, false), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['converted'], message: ARTICLE_MESSAGES.converted });
    converted(article)
      .do(change({ note: 'one more word' }), PEOPLE.author)
      .overview();
    given(article)
      .when(submit(true, true, false), PEOPLE.author)
      .then.refusal('INVALID', { fields: ['converted'] });
    given(converted(article))
      .when(submit(true, true, false), PEOPLE.author)
      .then.event('ArticleSubmitted', {});
  });

  it.each<[string, Partial<MailRequest>]>([
    ['without a recipient', { to: [] }],
    ['to an address that cannot be one', { to: ['somebody'] }],
    ['with a copy to such an address', { cc: ['a b@example.org'] }],
    ['with answers to such an address', { replyTo: 'nobody@' }],
  ])('refuses a mail %s, and records nothing', (_what, changes) => {
    const article = complete();
    const mails = [{ ...aMail('m', 'SUBMISSION_RECEIVED'), ...changes }];
    const command: ArticleCommand = {
      type: 'Submit',
      data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails },
    };
    given(article)
      .when(command, PEOPLE.author)
      .then.refusal('INVALID', { fields: ['to'] });
    expect(article.state.status).toBe('DRAFT');
  });

  it('is possible only once', () => {
    given(articleIn('NEW_ARTICLE'))
      .when(submit(), PEOPLE.author)
      .then.refusal('TRANSITION', { message: /in Draft; .* New article/ });
  });
});
