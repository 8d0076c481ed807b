import { screen, waitFor } from '@testing-library/react';
import { answerWith } from '../../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

afterEach(() => jest.restoreAllMocks());

describe('The due date of a request', () => {
  const openDialog = async () => {
    const editor = person('editor');
    // The last minute of a day of the reader: with a day of UTC the dialog shows another one nearly everywhere.
    const answerDueDate = new Date(2026, 2, 10, 23, 59, 59).toISOString();
    const calls = answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': [
        200,
        aPanel({ assigned: [{ revision: 0, reviewers: [aRequest({ status: 'Mailed', answerDueDate })] }] }),
      ],
      'POST /article/a1/review/r1/due-date': [200, {}],
    });
    const { user } = renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
    await user.click(await screen.findByRole('button', { name: 'More actions for Olu Adeyemi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change due date' }));
    const field = await screen.findByRole('textbox', { name: /Answer due/ });
    const save = async () => user.click(screen.getByRole('button', { name: 'Save date' }));
    const sent = () => calls.filter(({ path }) => path.endsWith('/due-date'));
    return { user, field, save, sent };
  };

  it('is filled with the day that the table shows, and is not sent unchanged', async () => {
    const { field, save, sent } = await openDialog();
    expect(field).toHaveValue('10 Mar 2026');
    await save();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
  });

  it('is sent as the end of the chosen day where the reader is', async () => {
    const { user, field, save, sent } = await openDialog();
    await user.clear(field);
    await user.type(field, '12 Mar 2026');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const date = sent().map(({ body }) => (body as { date: string }).date)[0] ?? '';
    expect(date.slice(0, 10)).toBe('2026-03-12');
    expect(new Date(date)).toEqual(new Date(2026, 2, 12, 23, 59, 59));
  });
});
