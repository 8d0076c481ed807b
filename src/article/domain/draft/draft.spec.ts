import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import { ARTICLE_MESSAGES, type ArticleFields } from '../../../contracts';
import type { ArticleCommand } from '../commands';

const change = (fields: Partial<ArticleFields>): ArticleCommand => ({ type: 'ChangeDraft', data: { fields } });
const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`;
const draft = (): ArticleBuilder => new ArticleBuilder().start();
const complete = (): ArticleBuilder => draft().complete();

describe('starting a draft', () => {
  const start: ArticleCommand = { type: 'StartDraft', data: { articleId: 'article-1', number: '2026-1' } };

  it('makes the person its uploader', () => {
    given(new ArticleBuilder())
      .when(start, PEOPLE.author)
      .then.events('DraftStarted')
      .state({ exists: true, status: 'DRAFT', number: '2026-1', uploaderId: 'author', revision: 0 });
  });

  it('is open to everyone who is signed in, including staff, but not to the system', () => {
    given(new ArticleBuilder()).when(start, PEOPLE.editor).then.events('DraftStarted');
    given(new ArticleBuilder()).when(start, SYSTEM).then.refusal('FORBIDDEN');
  });

  it('must be the first command', () => {
    given(new ArticleBuilder())
      .when(change({ articleTitle: 'A' }), PEOPLE.author)
      .then.refusal('NOT_FOUND');
  });
});

describe('writing a draft', () => {
  it('records only the differences, and nothing when there are none', () => {
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

  it('refuses the same author twice, by account or e-mail', () => {
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

  it.each(['ann@EXAMPLE.org', ' Ann@example.org '])('refuses a suggested reviewer again as %s', (email) => {
    const article = draft();
    given(article)
      .when({ type: 'SuggestReviewer', data: { fullName: 'Ann', email: 'Ann@example.org' } }, PEOPLE.author)
      .then.events('ReviewerSuggested');
    given(article)
      .when({ type: 'SuggestReviewer', data: { fullName: 'Ann B.', email } }, PEOPLE.author)
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
