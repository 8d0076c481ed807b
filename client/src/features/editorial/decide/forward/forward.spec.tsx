import { screen, within } from '@testing-library/react';
import type { ArticleView, AssociateChoice, GroupName } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const mail = { to: ['ingrid@example.org'], cc: [], subject: 'An article', message: '<p>Dear</p>' };

const choice = (id: string, firstName: string, changes: Partial<AssociateChoice>): AssociateChoice => ({
  ...{ id, firstName, lastName: 'Bauer', institute: null, reason: null, currentAssignments: 0, overdue: 0 },
  areasOfExpertise: null,
  ...changes,
});

function open(path: string, article: Partial<ArticleView>, answers: Answers = {}, group: GroupName = 'editor') {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWED', ...article })],
    'GET /article/a1/associates': [
      200,
      [
        choice('ae', 'Ingrid', { currentAssignments: 2, overdue: 1, areasOfExpertise: 'Cardiology' }),
        choice('co', 'Cora', { reason: 'Uploaded the article or is one of its authors' }),
      ],
    ],
    'GET /article/a1/editor/get-associate-mails': [200, mail],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('Forwarding', () => {
  it('to an associate editor requires a choice of the editor first', async () => {
    const { user, calls } = open(
      '/decideOnStatus/a1',
      { actions: ['assign-associate'] },
      { 'POST /article/a1/editor/assign-associate': [200, anArticle()] },
    );
    await user.click(await screen.findByRole('button', { name: 'Associate editor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward to associate editor' }));
    expect(dialog.getByRole('button', { name: 'Continue to the mail' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: /Ingrid Bauer.*2 articles.*1 overdue.*Cardiology/ }));
    expect(dialog.getByRole('radio', { name: /Cora Bauer.*Cannot be chosen: uploaded/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Continue to the mail' }));
    await user.click(await screen.findByRole('button', { name: 'Forward and send' }));
    expect(await screen.findAllByText('Associate editor successfully assigned.')).not.toHaveLength(0);
    const call = calls.find(({ path }) => path.endsWith('/assign-associate'));
    expect(call?.query.get('associateId')).toBe('ae');
    expect(call?.body).toMatchObject({ to: ['ingrid@example.org'], version: 7 });
  });

  it('back to the assistant asks for a confirmation', async () => {
    const { user } = open(
      '/decideOnStatus/a1',
      { actions: ['return-to-assistant'] },
      { 'POST /article/a1/return-to-assistant': [200, ''] },
      'associate editor',
    );
    await user.click(await screen.findByRole('button', { name: 'Assistant editor' }));
    expect(await screen.findByText('Are you sure you want forward paper to Assistant editor?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forward paper' }));
    expect(await screen.findAllByText('Article is returned to assistant editor.')).not.toHaveLength(0);
  });
});
