import { screen, within } from '@testing-library/react';
import type { AssignmentStatus } from '@contracts';
import { answerWith } from '../../../../../test/answers';
import { anArticle, aPanel, aRequest } from '../../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const editor = person('editor');

afterEach(() => jest.restoreAllMocks());

describe('The actions for a request', () => {
  const openWith = (status: AssignmentStatus) => {
    answerWith({
      'GET /user': [200, editor],
      'GET /article/a1': [200, anArticle({ status: 'REVIEWER_SELECTION', actions: ['choose-reviewers'] })],
      'GET /article/a1/reviewer/list': [
        200,
        aPanel({
          assigned: [{ revision: 0, reviewers: [aRequest({ status, answerDueDate: '2099-01-01T12:00:00Z' })] }],
        }),
      ],
    });
    return renderApp('/reviewerSelection/a1', { session: sessionOf(editor) });
  };

  it('do not offer to remove a reviewer who declined, since that request stays in the history', async () => {
    openWith('Declined');
    expect(await screen.findByRole('button', { name: 'Ask Olu Adeyemi again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions for Olu Adeyemi' })).not.toBeInTheDocument();
  });

  it.each([
    ['Selected', 'so they get no mail'],
    ['Mailed', 'gets a mail that the review is no longer needed'],
    ['No answer', 'gets a mail that the review is no longer needed'],
  ] as const)('say before a removal of a reviewer who is %s whether a mail is sent', async (status, text) => {
    const { user } = openWith(status);
    await user.click(await screen.findByRole('button', { name: 'More actions for Olu Adeyemi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(new RegExp(text))).toBeInTheDocument();
  });
});
