import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleView } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aPanel } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const mail = { to: ['author@example.org', 'b@example.org'], cc: [], subject: 'Decision', message: '<p>Dear</p>' };

function open(path: string, article: Partial<ArticleView>, answers: Answers = {}) {
  const user = person('editor');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWED', ...article })],
    'GET /article/a1/editor/get-override-mail': [200, mail],
    'GET /article/a1/reviewer/list': [200, aPanel({ assigned: [] })],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('Overriding', () => {
  it('needs a status and a reason, and previews its mail', async () => {
    const { user, calls } = open(
      '/overrideArticle/a1',
      { actions: ['override'] },
      { 'POST /article/a1/editor/override': [200, anArticle({ status: 'RETURNED_TO_EDITOR' })] },
    );
    await user.click(await screen.findByRole('button', { name: 'Continue to the mail' }));
    expect(screen.getAllByText(/Please give a reason/)).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Returned to editor');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sent by mistake');
    await user.click(screen.getByRole('button', { name: 'Continue to the mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ path }) => path.endsWith('/override'))).toBe(false);
    const happens = within(dialog.getByRole('list', { name: 'What will happen' }));
    expect(happens.getByText("The status changes from 'Reviewed' to 'Returned to editor'.")).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Override and send' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/override'))?.body).toEqual({
        ...{ status: 'RETURNED_TO_EDITOR', reason: 'Sent by mistake', version: 7 },
        mail: { to: mail.to, cc: [], subject: 'Decision', text: '<p>Dear</p>' },
      }),
    );
  });

  it('returns the article to review, and leaves out the mail only by choice', async () => {
    const { user, calls } = open(
      '/overrideArticle/a1',
      { actions: ['override'] },
      { 'POST /article/a1/editor/override': [200, anArticle({ status: 'UNDER_REVIEW' })] },
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Back to review');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Appeal');
    await user.click(screen.getByRole('checkbox', { name: /^Send a mail to the authors/ }));
    await user.click(screen.getByRole('button', { name: 'Continue without a mail' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('The authors get no mail about it.')).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/override'))).toBe(false);
    await user.click(question.getByRole('button', { name: 'Override without a mail' }));
    expect(await screen.findAllByText('The status is now Under review.')).not.toHaveLength(0);
    expect(calls.find(({ path }) => path.endsWith('/override'))?.body).toEqual({
      ...{ status: 'BACK_TO_REVIEW', reason: 'Appeal', version: 7, mail: null },
    });
  });

  it('leads to the files of the article', async () => {
    const { user, router } = open('/overrideArticle/a1', { actions: ['override', 'see-log'] });
    await user.click(await screen.findByRole('link', { name: 'Files, 1' }));
    expect(router.state.location.pathname).toBe('/manageFiles/a1');
  });

  it('composes its mail again at each opening, and never shows an earlier one', async () => {
    let composed = 0;
    const { user } = open(
      '/overrideArticle/a1',
      { actions: ['override'] },
      {
        'GET /article/a1/editor/get-override-mail': () => {
          composed += 1;
          return [200, { ...mail, subject: `Composed ${composed}` }];
        },
      },
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Accepted');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Appeal');
    for (const subject of ['Composed 1', 'Composed 2']) {
      await user.click(screen.getByRole('button', { name: 'Continue to the mail' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
