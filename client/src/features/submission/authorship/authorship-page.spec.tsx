import { screen } from '@testing-library/react';
import type { AuthorshipRequestView } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { renderApp } from '../../../../test/render-app';

const request = (changes: Partial<AuthorshipRequestView> = {}): AuthorshipRequestView => ({
  ...{
    articleNumber: '2026-1',
    articleTitle: 'Length of stay',
    typeName: 'Review',
    abstractText: '<p>A question.</p>',
  },
  ...{ journalName: 'Test Journal', officeEmail: 'office@example.org', name: 'Carla Osei', questions: [] },
  authors: [
    { name: 'Ada Writer', institute: null, isYou: false, isSubmitter: true },
    { name: 'Carla Osei', institute: 'Clinic', isYou: true, isSubmitter: false },
  ],
  ...{ closed: null, answer: null },
  ...changes,
});
const GET = 'GET /article/a1/authorship-request/q1';
const POST = 'POST /article/a1/authorship-response/q1';
const ANSWER = { confirms: true, at: '2026-01-05T09:00:00.000Z', roles: [], declarations: [], comment: null };

function open(answers: Answers) {
  return { calls: answerWith(answers), ...renderApp('/authorship/a1/q1?key=secret', { session: null }) };
}
const posted = (calls: { method: string; body: unknown }[]): unknown[] =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('The link in an author’s mail', () => {
  it('shows the manuscript and its authors in order, and changes nothing', async () => {
    const { calls } = open({ [GET]: [200, request()] });
    expect(await screen.findByRole('heading', { name: 'Length of stay' })).toBeInTheDocument();
    const authors = screen.getByRole('list', { name: 'Authors' });
    expect(authors).toHaveTextContent('Ada Writer (submitted the manuscript)Carla Osei, Clinic (you)');
    expect(posted(calls)).toEqual([]);
  });

  it('is confirmed by a button with the ticked roles', async () => {
    const views = [request(), request({ answer: { ...ANSWER, roles: ['SOFTWARE'] } })];
    const { user, calls } = open({
      [GET]: () => [200, (views.length > 1 ? views.shift() : views[0]) ?? request()],
      [POST]: [200, { message: 'Thank you.' }],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Software' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Thank you for your answer')).toBeInTheDocument();
    expect(screen.getByText('Your contribution: Software.')).toBeInTheDocument();
    expect(posted(calls)).toEqual([{ confirms: true, roles: ['SOFTWARE'], declarations: [] }]);
  });

  it('is not thanked for when another window has answered before, and says so', async () => {
    const message = 'You have answered this already.';
    const refused: AuthorshipRequestView['answer'] = { ...ANSWER, confirms: false };
    const views = [request(), request({ answer: refused })];
    const { user } = open({
      [GET]: () => [200, (views.length > 1 ? views.shift() : views[0]) ?? request()],
      [POST]: [409, { statusCode: 409, message, code: 'TRANSITION' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('You have answered that you are not an author')).toBeInTheDocument();
    expect(screen.queryByText('Thank you for your answer')).not.toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('does not send a question without an answer, nor a yes without its text', async () => {
    const { user, calls } = open({ [GET]: [200, request({ questions: ['FUNDING'] })] });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(screen.getAllByText('Please answer this question.').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getAllByText('Please give details.').length).toBeGreaterThan(0);
    expect(posted(calls)).toEqual([]);
  });

  it('keeps typed text until it is sent', async () => {
    const first = open({ [GET]: [200, request()] });
    await first.user.click(await screen.findByRole('button', { name: 'I am not an author of this manuscript' }));
    await first.user.type(screen.getByLabelText('What should the office know?'), 'I left.');
    first.unmount();
    const { user, calls } = open({ [GET]: [200, request()], [POST]: [200, { message: 'Thank you.' }] });
    await user.click(await screen.findByRole('button', { name: 'I am not an author of this manuscript' }));
    expect(screen.getByLabelText('What should the office know?')).toHaveValue('I left.');
    await user.click(screen.getByRole('button', { name: 'I am not an author' }));
    expect(posted(calls)).toEqual([{ confirms: false, comment: 'I left.' }]);
  });

  it.each<[string, Partial<AuthorshipRequestView>, string]>([
    ['confirmed', { answer: ANSWER }, 'You have confirmed your authorship'],
    ['refused', { answer: { ...ANSWER, confirms: false } }, 'You have answered that you are not an author'],
    ['of a withdrawn manuscript', { closed: 'WITHDRAWN' }, 'There is nothing to confirm any more'],
    ['of a decided manuscript', { closed: 'DECIDED' }, 'There is nothing to confirm any more'],
  ])('that is %s says so and offers no answer', async (_what, changes, words) => {
    open({ [GET]: [200, request(changes)] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('shows the same message for every reason why it is not valid', async () => {
    open({ [GET]: [403, { statusCode: 403, message: 'No.', code: 'FORBIDDEN' }] });
    expect(await screen.findByText('This link does not open a question about authorship.')).toBeInTheDocument();
  });
});
