import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { refusalOf } from '../../../../test/support/article/given';
import { ARTICLE_MESSAGES, type ArticleFields, AUTHOR_RULES } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import type { ArticleAuthor } from '../events';

const { author } = PEOPLE;
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const start = (articleId: string): ArticleCommand => ({ type: 'StartDraft', data: { articleId, number: '2026-1' } });
const change = (fields: Partial<ArticleFields>): ArticleCommand => ({ type: 'ChangeDraft', data: { fields } });
const submitCorrection: ArticleCommand = { type: 'SubmitCorrection', data: { mails: [] } };

describe('a draft', () => {
  it('is started by a person, in its own stream', () => {
    expect(refusalOf(new ArticleBuilder(), start('article-1'), SYSTEM)).toMatchObject({
      kind: 'FORBIDDEN',
      message: 'Only a signed-in person can start an article.',
    });
    expect(refusalOf(new ArticleBuilder(), start('article-2'), author)).toMatchObject({
      kind: 'RULE',
      message: 'The draft belongs to another stream.',
    });
  });

  it('shows the message of the single wrong field, or says that several are wrong', () => {
    const wrong = { typeId: 4, runningTitle: 'x'.repeat(51) };
    expect(refusalOf(draft(), change({ typeId: 4 }), author)).toEqual({
      kind: 'INVALID',
      message: ARTICLE_MESSAGES.type,
      details: { typeId: ARTICLE_MESSAGES.type },
    });
    const both = refusalOf(draft(), change(wrong), author);
    expect(both?.message).toBe('Some fields of the manuscript need your attention.');
    expect(Object.keys(both?.details ?? {})).toEqual(['typeId', 'runningTitle']);
  });

  it.each<[string, Partial<ArticleFields>]>([
    ['no type', { typeId: null }],
    ['a type of the list', { typeId: 2 }],
    ['five keywords', { keywords: ['1', '2', '3', '4', '5'].map((n) => `word ${n}`) }],
    ['a running title of 50 characters', { runningTitle: 'x'.repeat(50) }],
    ['two other reviewers', { reviewerOne: 'a', reviewerTwo: 'b', reviewerRemoved: 'c' }],
  ])('accepts %s', (_what, fields) => {
    expect(refusalOf(draft(), change(fields), author)).toBeNull();
  });

  it.each<[string, keyof ArticleFields]>([
    ['the second reviewer', 'reviewerTwo'],
    ['the first reviewer', 'reviewerOne'],
    ['the excluded person', 'reviewerRemoved'],
  ])('compares the nominations when %s comes last', (_what, last) => {
    const nominated: Partial<ArticleFields> = { reviewerOne: 'r', reviewerTwo: 'r', reviewerRemoved: 'r' };
    const { [last]: changed, ...before } = nominated;
    const state = draft().record([{ type: 'DraftChanged', data: { fields: before } }], author);
    expect(refusalOf(state, change({ [last]: changed }), author)?.kind).toBe('INVALID');
    expect(refusalOf(state, change({ articleTitle: 'A title' }), author)).toBeNull();
  });

  it('can suggest a reviewer only once', () => {
    const suggest: ArticleCommand = { type: 'SuggestReviewer', data: { fullName: 'Ann', email: 'ann@example.org' } };
    const article = draft().do(suggest, author);
    expect(refusalOf(article, suggest, author)).toEqual({
      kind: 'RULE',
      message: 'A reviewer with this email has already been suggested.',
      details: { email: 'Suggested already.' },
    });
    const other: ArticleCommand = { type: 'SuggestReviewer', data: { fullName: 'Ben', email: 'ben@example.org' } };
    expect(refusalOf(article, other, author)).toBeNull();
  });

  it('has no suggested reviewer twice after a correction; without a change there is no event', () => {
    const ann = { fullName: 'Ann', email: 'ann@example.org' };
    const ben = { fullName: 'Ben', email: 'ben@example.org' };
    const set = (...suggestedReviewers: (typeof ann)[]): ArticleCommand => ({
      type: 'ChangeSuggestions',
      data: { suggestedReviewers },
    });
    const article = draft().do(set(ann, ben), author);
    expect(article.state.suggestedReviewers).toEqual([ann, ben]);
    const { version } = article.state;
    expect(article.do(set(ann, ben), author).state.version).toBe(version);
    expect(refusalOf(article, set(ann, { ...ben, email: 'ANN@example.org' }), author)).toMatchObject({
      kind: 'RULE',
      details: { email: 'Suggested already.' },
    });
    expect(article.do(set(ben), author).state.suggestedReviewers).toEqual([ben]);
  });

  it('is not submitted with several fields missing', () => {
    const submit: ArticleCommand = {
      type: 'Submit',
      data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] },
    };
    expect(refusalOf(draft(), submit, author)).toMatchObject({
      kind: 'INVALID',
      message: 'The manuscript cannot be submitted yet; please look at the fields named.',
    });
  });
});

describe('the authors of a draft', () => {
  const someone = (changes: Partial<ArticleAuthor>): ArticleAuthor => ({
    ...{ id: 'one', email: 'one@example.org', firstName: 'Ada', middleName: null, lastName: 'Writer' },
    ...{ institute: null, department: null, country: null, orcid: null, city: null },
    ...changes,
  });
  const problemOf = (...authors: ArticleAuthor[]): string | undefined =>
    refusalOf(draft(), { type: 'ChangeDraft', data: { authors } }, author)?.details?.['authorsIds'];
  const TWO = someone({ id: 'two', email: 'two@example.org' });

  it.each<[string, ArticleAuthor[], string | undefined]>([
    ['two people', [someone({}), TWO], undefined],
    ['one without a first name', [someone({ firstName: '' })], AUTHOR_RULES.firstName('')],
    ['one without a last name', [someone({ lastName: '' }), TWO], AUTHOR_RULES.lastName('')],
    ['one with a wrong address', [someone({ email: 'one' }), TWO], AUTHOR_RULES.email('one')],
    ['one account twice', [someone({}), someone({ email: 'new@example.org' })], ARTICLE_MESSAGES.authorTwice],
    ['one address twice', [someone({}), someone({ id: 'x' }), TWO], ARTICLE_MESSAGES.authorTwice],
  ])('%s', (_who, authors, problem) => {
    expect(problemOf(...authors)).toBe(problem);
  });

  it('stay without an event when they are the same', () => {
    const command: ArticleCommand = { type: 'ChangeDraft', data: { authors: [someone({})] } };
    const article = draft().do(command, author);
    expect(article.decide(command, author)).toEqual([]);
  });
});

describe('a correction or revision', () => {
  it('needs a change of a file', () => {
    expect(refusalOf(articleIn('CORRECTION'), submitCorrection, author)).toEqual({
      kind: 'RULE',
      message: ARTICLE_MESSAGES.unchanged,
      details: { files: ARTICLE_MESSAGES.unchanged },
    });
  });

  it('needs the files of its revision', () => {
    const article = heldArticleIn('CORRECTION') ?? articleIn('CORRECTION');
    const fileIds = article.state.files.filter(({ revision }) => revision === 1).map(({ fileId }) => fileId);
    article.do({ type: 'RemoveFiles', data: { fileIds } }, author);
    const refusal = refusalOf(article, submitCorrection, author);
    expect(refusal).toMatchObject({ kind: 'INVALID', message: 'Some required files are missing.' });
    const revision: ArticleCommand = { type: 'SubmitRevision', data: { confirmed: true, mails: [] } };
    expect(refusalOf(articleIn('MINOR_REVISION'), revision, author)?.message).toBe('The revision is not complete yet.');
  });
});
