import { screen, within } from '@testing-library/react';
import type { ArticleView } from '@contracts';
import { aFile } from '../../../../test/articles';
import { openDetails } from '../../../../test/open-details';

const letter = { id: 'm1', at: '2026-03-04T10:00:00.000Z', kind: 'CHECK_REJECTED', subject: 'Your manuscript' };
const letters = { 'GET /article/a1/letters': [200, [{ ...letter, text: '<p>It does not fit the journal.</p>' }]] } as {
  'GET /article/a1/letters': [number, unknown];
};

afterEach(() => jest.restoreAllMocks());

describe("An article's own page, for its author", () => {
  it.each<[string, Partial<ArticleView>, RegExp]>([
    ['Adjust manuscript', { status: 'CORRECTION', actions: ['submit-correction'] }, /^\/correction\/a1$/],
    ['Upload revision', { status: 'MAJOR_REVISION', actions: ['submit-revision'] }, /^\/uploadRevision\/a1$/],
  ])('has the next action: %s', async (name, article, path) => {
    const { user, router } = openDetails('', article, {}, 'author');
    await user.click(await screen.findByRole('button', { name }));
    expect(router.state.location.pathname).toMatch(path);
  });

  it('has no next action while the journal works', async () => {
    openDetails('', { status: 'UNDER_REVIEW', actions: ['withdraw'] }, {}, 'author');
    expect(await screen.findByText('Reviews appear here once the editors have decided.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Adjust|Upload/ })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<ArticleView>, string]>([
    ['rejected at the check', { status: 'REJECTED', actions: [] }, 'The manuscript was decided on without reviews.'],
    [
      'withdrawn before a decision',
      { status: 'WITHDRAWN', actions: [] },
      'The manuscript was withdrawn before a decision.',
    ],
    [
      'waiting for a correction',
      { status: 'CORRECTION', actions: ['submit-correction'] },
      'The editorial office asks for a correction.',
    ],
  ])('shows the letter of one that is %s, and says why there are no reviews', async (_case, article, text) => {
    openDetails('', article, letters, 'author');
    expect(await screen.findByText(text)).toBeInTheDocument();
    const card = await screen.findByRole('region', { name: 'Letter from the editors' });
    expect(within(card).getByText('It does not fit the journal.')).toBeInTheDocument();
    expect(screen.queryByText('Reviews appear here once the editors have decided.')).not.toBeInTheDocument();
  });

  it('shows the letter above the reviews', async () => {
    openDetails('', { status: 'ACCEPTED', actions: ['see-reviews'] }, letters, 'author');
    expect(await screen.findByText('It does not fit the journal.')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /Reviews/ })).toBeInTheDocument();
  });

  it('asks for no letters when the reader is a reviewer', async () => {
    const reviewed: Partial<ArticleView> = { status: 'REJECTED', actions: [], uploadedById: '' };
    const { calls } = openDetails('', reviewed, letters, 'reviewer');
    expect(await screen.findByText('The manuscript was decided on without reviews.')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/article/a1/letters');
  });

  it('lists figures with the numbers that they have in the PDF', async () => {
    const files = [
      aFile({ id: 's', type: 'SupplementaryFigures', figureTitle: '2. Sites', figureNumber: '1' }),
      aFile({ id: 'f', type: 'Figure', figureTitle: '3. Flow', figureNumber: '2' }),
    ];
    const { user } = openDetails('', { actions: [], files }, {}, 'author');
    await user.click(await screen.findByRole('button', { name: 'Figures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Figures' }));
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Supplementary figure 1. Sites',
      'Figure 2. Flow',
    ]);
  });
});
