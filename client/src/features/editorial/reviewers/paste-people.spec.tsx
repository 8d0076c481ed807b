import { screen, waitFor, within } from '@testing-library/react';
import type { RecognisedPerson } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aPanel } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const editor = person('editor');
const TEXT = 'Mei <mei@example.org>\nAda Lovelace <ada@example.net>\nJan Smit';

const meant = (line: string, changes: Partial<RecognisedPerson>): RecognisedPerson => ({
  ...{ line, fullName: line, email: null, accountId: null, barred: null, conflicts: [], problem: null },
  ...changes,
});
const PEOPLE: RecognisedPerson[] = [
  meant('Mei <mei@example.org>', { fullName: 'Mei Tanaka', email: 'mei@example.org', accountId: 'u1' }),
  meant('Ada Lovelace <ada@example.net>', { fullName: 'Ada Lovelace', email: 'ada@example.net' }),
  meant('Jan Smit', { problem: 'SEVERAL' }),
];

async function pasted(answers: Answers) {
  const calls = answerWith({
    'GET /user': [200, editor],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
    'GET /article/a1/reviewer/list': [200, aPanel()],
    ...answers,
  });
  const { user } = renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
  await user.click(await screen.findByRole('button', { name: 'Paste names or addresses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste names or addresses' }));
  await user.click(dialog.getByRole('textbox'));
  await user.paste(TEXT);
  await user.click(dialog.getByRole('button', { name: 'Find these people' }));
  return { calls, user };
}

afterEach(() => jest.restoreAllMocks());

describe('Pasted names and addresses', () => {
  it('are chosen in one step, new people with an account, and the rest stays in the box', async () => {
    const { calls, user } = await pasted({
      'POST /article/a1/reviewer/recognise': [200, PEOPLE],
      'POST /user/saveReviewer': [201, { ...editor, id: 'u2' }],
      'POST /article/a1/reviewer': [200, anArticle()],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'The people whom you pasted' }));
    expect(dialog.getByText('Mei Tanaka, mei@example.org')).toBeInTheDocument();
    expect(dialog.getByText(/^Jan Smit: several people have this name/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Choose 2 reviewers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const posted = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path);
    expect(posted('/article/a1/reviewer/recognise').map(({ body }) => body)).toEqual([{ text: TEXT }]);
    expect(posted('/user/saveReviewer').map(({ body }) => body)).toEqual([
      { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.net' },
    ]);
    expect(posted('/article/a1/reviewer').map(({ query }) => query.get('reviewerId'))).toEqual(['u1', 'u2']);
    // Screen readers can reach the page again only a moment after the dialog has closed.
    await user.click(await screen.findByRole('button', { name: 'Paste names or addresses' }));
    expect(await screen.findByRole('textbox', { name: /^One person per line/ })).toHaveValue('Jan Smit');
  });

  it('become alternates after the present ones, if that is chosen', async () => {
    const { calls, user } = await pasted({
      'POST /article/a1/reviewer/recognise': [200, PEOPLE],
      'POST /user/saveReviewer': [201, { ...editor, id: 'u2' }],
      'POST /article/a1/alternates': [200, anArticle()],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'The people whom you pasted' }));
    await user.click(dialog.getByRole('radio', { name: /^Alternates/ }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 alternates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path === '/article/a1/alternates').map(({ body }) => body)).toEqual([
      { reviewerIds: ['u1'], automatic: true, seen: { reviewerIds: [], automatic: true } },
      { reviewerIds: ['u1', 'u2'], automatic: true, seen: { reviewerIds: ['u1'], automatic: true } },
    ]);
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/article/a1/reviewer')).toEqual([]);
  });

  it('are tried again without a second account when choosing fails', async () => {
    let refused = true;
    const { calls, user } = await pasted({
      'POST /article/a1/reviewer/recognise': [200, PEOPLE.slice(1)],
      'POST /user/saveReviewer': [201, { ...editor, id: 'u2' }],
      'POST /article/a1/reviewer': () =>
        refused ? [422, { statusCode: 422, code: 'RULE', message: 'Not now.' }] : [200, anArticle()],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'The people whom you pasted' }));
    await user.click(dialog.getByRole('button', { name: 'Choose 1 reviewer' }));
    expect(await dialog.findByText('Not now.')).toBeInTheDocument();
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'Try 1 again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path === '/user/saveReviewer')).toHaveLength(1);
  });

  it('stay in the box with the reason when the server refuses them or finds no one in them', async () => {
    let answer: [number, unknown] = [200, []];
    const { user } = await pasted({ 'POST /article/a1/reviewer/recognise': () => answer });
    expect(await screen.findByText('There is neither a name nor an address in this text.')).toBeInTheDocument();
    answer = [503, { statusCode: 503, message: 'Please try again in a minute.' }];
    await user.click(screen.getByRole('button', { name: 'Find these people' }));
    expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^One person per line/ })).toHaveValue(TEXT);
  });
});
