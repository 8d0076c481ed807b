import { screen, waitFor, within } from '@testing-library/react';
import { anArticle, anAuthor } from '../../../../../test/articles';
import { draftIs, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('An author whose email is in the list already', () => {
  const bruno = anAuthor({ id: 'author-2', firstName: 'Bruno', lastName: 'Moretti', email: 'b@x.org' });
  const message = 'Bruno Moretti has this email already.';
  const open = async (replaced = bruno) => {
    const opened = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs({ articleAuthors: [anAuthor(), bruno] }),
      'POST /article/author/save': (body) =>
        (body as { replace?: boolean }).replace
          ? [200, replaced]
          : [409, { statusCode: 409, code: 'CONFLICT', message, details: { email: message } }],
      'POST /article/a1/update': [200, anArticle({ articleAuthors: [anAuthor(), replaced], version: 8 })],
    });
    await opened.user.click(await screen.findByRole('button', { name: 'New author' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New author' }));
    await opened.user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Bea');
    await opened.user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Moreau');
    await opened.user.type(dialog.getByRole('textbox', { name: 'Email' }), 'B@x.org');
    await opened.user.click(dialog.getByRole('button', { name: 'Add author' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(new RegExp(message))).toBeInTheDocument();
    return { ...opened, dialog, question };
  };

  it('is not replaced when the author goes back; typed text is kept', async () => {
    const { user, calls, dialog, question } = await open();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Moreau');
    expect(dialog.getAllByText(message)).not.toHaveLength(0);
    expect(calls.some(({ body }) => (body as { replace?: boolean } | undefined)?.replace)).toBe(false);
  });

  it('is replaced when the author confirms it', async () => {
    const { user, calls, question } = await open({ ...bruno, firstName: 'Bea', lastName: 'Moreau' });
    await user.click(question.getByRole('button', { name: 'Replace author' }));
    expect(await screen.findByText('Bea Moreau')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === '/article/a1/update').map(({ body }) => body);
    expect(sent).toEqual([{ authorsIds: ['author-1', 'author-2'], changedAuthors: ['author-2'], version: 7 }]);
  });

  it('is named when another author is given that email', async () => {
    const carla = anAuthor({ id: 'author-3', firstName: 'Carla', lastName: 'Conti', email: 'c@x.org' });
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', draftIs({ articleAuthors: [bruno, carla] }));
    await user.click(await screen.findByRole('button', { name: 'Edit Carla Conti' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit author' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'B@X.org');
    await user.click(dialog.getByRole('button', { name: 'Save author' }));
    expect(dialog.getAllByText(message)).not.toHaveLength(0);
    expect(calls.some(({ path }) => path === '/article/author/save')).toBe(false);
  });
});
