import { screen, within } from '@testing-library/react';
import type { AddressMark, ArticleView, AuthorshipEntry } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, anAuthor } from '../../../../test/articles';
import { AT, openDetails } from '../../../../test/open-details';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const entry = (name: string): AuthorshipEntry => ({
  ...{ name, state: 'WAITING', at: null, roles: [], declarations: [], comment: null },
});
const article = anArticle({
  status: 'NEW_ARTICLE',
  actions: ['pass-check'],
  articleAuthors: [
    anAuthor({ id: 'one', email: 'one@example.org' }),
    anAuthor({ id: 'two', email: 'Two@example.org' }),
    anAuthor({ id: 'none', email: undefined }),
  ],
});
const MARK: AddressMark = { address: 'two@example.org', status: '5.1.1', since: AT } as AddressMark;

function open(answers: Answers) {
  const assistant = person('assistant');
  const authors = ['Ann One', 'Bob Two', 'Cas None'].map(entry);
  const calls = answerWith({
    'GET /user': [200, assistant],
    'GET /article/a1': [200, article],
    'GET /article/a1/authorship': [200, { asked: true, authors, remindable: 2, remindableFrom: null }],
    ...answers,
  });
  return { calls, ...renderApp('/checkManuscript/a1', { session: sessionOf(assistant) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The authors in the check', () => {
  it('are marked where mails to them bounce, with one request for all', async () => {
    const { calls } = open({ 'POST /address-marks/find': [200, [MARK]] });
    const badge = await screen.findByText('Bounces');
    expect(badge.closest('li')).toHaveTextContent(/^Bob Two has not confirmed yet Bounces$/);
    expect(badge).toHaveAccessibleDescription(/^Emails to this address have been bouncing since /);
    const asked = calls.filter(({ path }) => path === '/address-marks/find').map(({ body }) => body);
    expect(asked).toEqual([{ addresses: ['one@example.org', 'Two@example.org'] }]);
  });

  it('are shown even when the marks cannot be loaded', async () => {
    open({
      'POST /address-marks/find': [500, { statusCode: 500, code: 'UNEXPECTED', message: 'Something went wrong.' }],
    });
    expect(await screen.findByText('Bob Two')).toBeInTheDocument();
    expect(screen.queryByText('Bounces')).not.toBeInTheDocument();
  });
});

describe('Suggested reviewers without an account', () => {
  const suggestedReviewers = [
    { fullName: 'Two Suggested', email: 'two@example.org' },
    { fullName: 'Other Suggested', email: 'other@example.org' },
  ] as ArticleView['suggestedReviewers'];

  it('are marked where mails to them bounce', async () => {
    openDetails('', { suggestedReviewers }, { 'POST /address-marks/find': [200, [MARK]] });
    const badge = await screen.findByText('Bounces');
    expect(badge.closest('li')).toHaveTextContent('Two Suggested, two@example.org Bounces');
    const list = badge.closest('ul') ?? document.body;
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });
});
