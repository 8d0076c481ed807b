import { screen, waitFor, within } from '@testing-library/react';
import { anArticle } from '../../../../../test/articles';
import { draftIs, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const olu = { fullName: 'Olu Adeyemi', email: 'olu@exmaple.org' };
const ben = { fullName: 'Ben Other', email: 'ben@example.org' };
const corrected = { ...olu, email: 'olu@example.org' };

describe('Suggested reviewers', () => {
  const open = (after: (typeof olu)[]) =>
    openWizard('/manuscript/submit/a1?step=3', {
      ...draftIs({ suggestedReviewers: [olu, ben] }),
      'POST /article/a1/change-suggestions': [200, anArticle({ suggestedReviewers: after, version: 8 })],
    });
  const table = async () => within(await screen.findByRole('table', { name: 'Suggested reviewers' }));
  const sent = (calls: ReturnType<typeof openWizard>['calls']) =>
    calls.filter(({ path }) => path === '/article/a1/change-suggestions').map(({ body }) => body);

  it('are a table; a mistyped email can be corrected', async () => {
    const { user, calls } = open([corrected, ben]);
    expect((await table()).getAllByRole('row')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Edit Olu Adeyemi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the suggestion' }));
    const email = dialog.getByRole('textbox', { name: /^Email/ });
    expect(email).toHaveValue(olu.email);
    await user.clear(email);
    await user.type(email, corrected.email);
    await user.click(dialog.getByRole('button', { name: 'Save suggestion' }));
    expect(await (await table()).findByText(corrected.email)).toBeInTheDocument();
    expect(sent(calls)).toEqual([[corrected, ben]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be removed after a confirmation', async () => {
    const { user, calls } = open([ben]);
    await user.click(await screen.findByRole('button', { name: 'Remove Olu Adeyemi' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/olu@exmaple.org/)).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove suggestion' }));
    await waitFor(async () => expect((await table()).queryByText('Olu Adeyemi')).not.toBeInTheDocument());
    expect(sent(calls)).toEqual([[ben]]);
  });
});
