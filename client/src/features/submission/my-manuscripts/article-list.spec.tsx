import { screen, waitFor } from '@testing-library/react';
import type { ArticleCard } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const author = person('author');

function open(cards: ArticleCard[]) {
  answerWith({ 'GET /user': [200, author], 'GET /article/my-list-with-status': [200, cards] });
  return renderApp('/manuscript/view', { session: sessionOf(author) });
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('My manuscripts', () => {
  it('have a search and pages when there are many', async () => {
    const cards = Array.from({ length: 23 }, (_none, at) => {
      const [articleId, articleTitle] = [`2026-${100 + at}`, at === 17 ? 'Bone density' : 'Length of stay'];
      return aCard({ id: `a${at}`, articleId, articleTitle, label: `#${articleId}-R0-${articleTitle}` });
    });
    const { user } = open(cards);
    const shown = await screen.findByRole('list', { name: 'In progress' });
    expect(shown.childElementCount).toBe(10);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Search by number, title or status' });
    await user.type(search, 'bone 117');
    await waitFor(() => expect(shown.childElementCount).toBe(1));
    expect(shown).toHaveTextContent('Bone density');
    await user.type(search, 'x');
    expect(await screen.findByText('No manuscript matches your search.')).toBeInTheDocument();
  });

  it('are grouped, those in progress first, over one search and one pager', async () => {
    const cards = Array.from({ length: 15 }, (_none, at) => {
      const [status, articleTitle] = at % 3 === 0 ? (['REJECTED', 'Old'] as const) : (['REVIEWED', 'New'] as const);
      const articleId = `2026-${100 + at}`;
      return aCard({ id: `a${at}`, articleId, status, articleTitle, label: `#${articleId}-R0-${articleTitle}` });
    });
    const { user } = open(cards);
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(await screen.findByRole('list', { name: 'In progress' })).toHaveTextContent(/New/);
    expect(headings()).toEqual(['In progress 10']);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    const finished = await screen.findByRole('list', { name: 'Finished' });
    expect([headings(), finished.childElementCount]).toEqual([['Finished 5'], 5]);
    expect(screen.getByText('11–15 of 15')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), '106 old');
    await waitFor(() => expect(headings()).toEqual(['Finished 1']));
  });
});
