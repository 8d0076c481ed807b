import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleAction } from '@contracts';
import { anArticle } from '../../../../../test/articles';
import { openDetails, READER } from '../../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

const actions: ArticleAction[] = ['see-log', 'write-to-author'];
const suggestion = {
  to: ['ada@example.org'],
  cc: [],
  subject: '2026-1: about your manuscript',
  message: '<p>Dear</p>',
};

describe('Writing to the author', () => {
  it('opens a suggested mail with a preview, and sends it', async () => {
    const { user, calls } = openDetails(
      '',
      { actions },
      {
        'GET /article/a1/editor/get-author-mail': [200, suggestion],
        'POST /article/a1/editor/write-to-author': [200, anArticle(READER)],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Write to author' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to the author of 2026-1' }));
    await user.click(dialog.getByRole('tab', { name: 'Preview' }));
    expect(dialog.getByText('Dear')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('The mail to the author has been sent.')).not.toHaveLength(0);
    const call = calls.find(({ path }) => path.endsWith('/write-to-author'));
    expect(call?.body).toMatchObject({ to: ['ada@example.org'], text: '<p>Dear</p>' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not offered to an associate editor', async () => {
    openDetails('', { actions: ['see-log'] }, {}, 'associate editor');
    expect(await screen.findByRole('button', { name: 'More actions' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write to author' })).not.toBeInTheDocument();
  });
});
