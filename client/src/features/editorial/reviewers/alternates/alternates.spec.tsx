import { screen, waitFor, within } from '@testing-library/react';
import type { AlternateView, ReviewerPanel } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const editor = person('editor');
const alternate = (id: string, changes: Partial<AlternateView> = {}): AlternateView => ({
  person: { id, firstName: id.toUpperCase(), lastName: 'Tanaka', institute: 'Institute of Tests' },
  ...{ barred: null, conflicts: [], ...changes },
});
const three = [alternate('ann'), alternate('bob'), alternate('cas')];

function open(people: readonly AlternateView[], answers: Answers = {}, actions = ['choose-reviewers']) {
  let shown: ReviewerPanel['alternates'] = { automatic: true, people: [...people] };
  const store = (body: { reviewerIds: string[]; automatic: boolean }): void => {
    const known = new Map(people.map((one) => [one.person.id, one]));
    shown = { automatic: body.automatic, people: body.reviewerIds.map((id) => known.get(id) ?? alternate(id)) };
  };
  const calls = answerWith({
    'GET /user': [200, editor],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: actions as never })],
    'GET /article/a1/reviewer/list': () => [200, aPanel({ alternates: shown })],
    'POST /article/a1/alternates': (body) => {
      store(body as never);
      return [200, anArticle()];
    },
    ...answers,
  });
  return { calls, ...renderApp('/reviewerSelection/a1', { session: sessionOf(editor) }) };
}

const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ path }) => path === '/article/a1/alternates').map(({ body }) => body);
const names = (): (string | undefined)[] =>
  within(screen.getByRole('list', { name: 'Alternates in order' }))
    .getAllByRole('listitem')
    .map((row) => /\d\. (\w+) Tanaka/.exec(row.textContent)?.[1]);

afterEach(() => jest.restoreAllMocks());

describe('Alternates', () => {
  it('have no card before there are any', async () => {
    open([]);
    await screen.findByRole('heading', { name: 'Candidates' });
    expect(screen.queryByRole('heading', { name: 'Alternates' })).toBeNull();
  });

  it('are put in order, and each of several quick moves is kept', async () => {
    const { user, calls } = open(three);
    await user.click(await screen.findByRole('button', { name: 'Move CAS Tanaka up' }));
    await user.click(screen.getByRole('button', { name: 'Move CAS Tanaka up' }));
    expect(names()).toEqual(['CAS', 'ANN', 'BOB']);
    expect(screen.getByText('CAS Tanaka is now alternate 1.')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(calls).at(-1)).toMatchObject({ reviewerIds: ['cas', 'ann', 'bob'], automatic: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove ANN Tanaka from the alternates' }));
    expect(names()).toEqual(['CAS', 'BOB']);
    await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ reviewerIds: ['cas', 'bob'] }));
  });

  it('are changed only if the list on the server is the one from which the changes started', async () => {
    const { user, calls } = open(three);
    await user.click(await screen.findByRole('button', { name: 'Move CAS Tanaka up' }));
    await user.click(screen.getByRole('button', { name: 'Move CAS Tanaka up' }));
    await user.click(screen.getByRole('button', { name: 'Remove ANN Tanaka from the alternates' }));
    await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ reviewerIds: ['cas', 'bob'] }));
    const bodies = sent(calls) as { reviewerIds: string[]; seen: { reviewerIds: string[] } }[];
    const before = [['ann', 'bob', 'cas'], ...bodies.map(({ reviewerIds }) => reviewerIds)];
    expect(bodies.map(({ seen }) => seen.reviewerIds)).toEqual(before.slice(0, -1));
  });

  it('wait for the editor when that option is chosen', async () => {
    const { user, calls } = open(three);
    await user.click(await screen.findByRole('switch', { name: 'Invite the next one automatically' }));
    const ids = ['ann', 'bob', 'cas'];
    const seen = { reviewerIds: ids, automatic: true };
    await waitFor(() => expect(sent(calls)).toEqual([{ reviewerIds: ids, automatic: false, seen }]));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Invite the next one automatically' })).not.toBeChecked(),
    );
  });

  it('show the state of the server when a change is refused', async () => {
    const refusal = { statusCode: 422, code: 'RULE', message: 'This person is on the blacklist and cannot be chosen.' };
    const { user } = open(three, { 'POST /article/a1/alternates': [422, refusal] });
    await user.click(await screen.findByRole('button', { name: 'Move BOB Tanaka up' }));
    // Once visible and once for screen readers.
    expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(0);
    await waitFor(() => expect(names()).toEqual(['ANN', 'BOB', 'CAS']));
  });

  it('show why an alternate is skipped, who then cannot be invited', async () => {
    open([alternate('ann', { barred: 'BLACKLISTED' }), alternate('bob', { conflicts: ['SAME_DOMAIN'] })]);
    expect(await screen.findByText('Skipped: On the blacklist')).toBeInTheDocument();
    expect(screen.getByText('Institute of Tests. The same email domain as an author')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite ANN Tanaka now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Invite BOB Tanaka now' })).toBeInTheDocument();
  });

  it('are invited immediately on request of the editor', async () => {
    const { user, calls } = open(three, {
      'POST /article/a1/reviewer': [
        200,
        anArticle({
          articleReviewer: [aRequest({ id: 'request-bob', reviewer: { ...aRequest().reviewer, id: 'bob' } })],
        }),
      ],
      'GET /article/a1/review/request-bob/mail-suggestion': [
        200,
        { to: ['bob@example.org'], cc: [], subject: 'Will you review', message: '<p>Dear reader</p>' },
      ],
      'POST /article/a1/review/request-bob/send-mail': [200, {}],
    });
    await user.click(await screen.findByRole('button', { name: 'Invite BOB Tanaka now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 1 reviewer' }));
    await user.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/request-bob/send-mail'))).toBe(true));
  });

  it('are listed for people who may only read', async () => {
    open(three, {}, []);
    expect(await screen.findByRole('switch', { name: 'Invite the next one automatically' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
    expect(screen.getByText('BOB Tanaka')).toBeInTheDocument();
  });
});
