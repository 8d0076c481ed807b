import { screen, waitFor } from '@testing-library/react';
import type { ArticleCard } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const sepsis = aCard({
  id: 'a2',
  articleId: '2026-2',
  articleTitle: 'Sepsis',
  label: '#2026-2-R1-Sepsis',
  revision: 1,
});

function open(rows: ArticleCard[], path = '/assitantEditorList', answers: Answers = {}) {
  const assistant = person('assistant');
  answerWith({ 'GET /user': [200, assistant], 'GET /article/assistant/new-articles': [200, rows], ...answers });
  return renderApp(path, { session: sessionOf(assistant) });
}

afterEach(() => jest.restoreAllMocks());

describe('The articles to check', () => {
  it('have one button for the check, and the rest in a menu', async () => {
    const { user, router } = open([aCard({ status: 'NEW_ARTICLE' })]);
    await user.click(await screen.findByRole('button', { name: 'More actions for #2026-1' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Details', 'Manage files']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Check #2026-1' }));
    expect(router.state.location.pathname).toBe('/checkManuscript/a1');
  });

  it('can be navigated, ticked and checked by keyboard', async () => {
    const { user, router } = open([aCard(), sepsis]);
    await screen.findByRole('link', { name: 'Sepsis' });
    await user.keyboard('jjx');
    expect(screen.getByRole('link', { name: 'Sepsis' })).toHaveFocus();
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select #2026-2' })).toBeChecked();
    await user.keyboard('e');
    expect(router.state.location.pathname).toBe('/checkManuscript/a2');
  });

  it('remind the authors of several articles at the same time, and say where no one can be reminded', async () => {
    const none = { statusCode: 422, message: 'No authors need a reminder.', code: 'RULE_VIOLATED' };
    const { user } = open([aCard(), sepsis], '/assitantEditorList', {
      'POST /article/a1/remind-authors': [200, { message: 'The authors have been reminded.' }],
      'POST /article/a2/remind-authors': [422, none],
    });
    for (const number of ['2026-1', '2026-2'])
      await user.click(await screen.findByRole('checkbox', { name: `Select #${number}` }));
    await user.click(screen.getByRole('button', { name: 'Remind authors' }));
    await user.click(await screen.findByRole('button', { name: 'Remind authors of 2 articles' }));
    expect(await screen.findByText('No authors need a reminder.')).toBeVisible();
    expect(screen.getByText(/^#2026-1, Length of stay/)).toHaveTextContent('✓ done');
  });

  it('are filtered by words and kind, and the filters are in the address', async () => {
    const { user, router } = open([aCard(), { ...sepsis, origin: 'REVISION' }], '/assitantEditorList?kind=REVISION');
    expect(await screen.findByRole('link', { name: 'Sepsis' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Length of stay' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'All kinds' }), 'New');
    expect(screen.queryByRole('link', { name: 'Sepsis' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'sepsis');
    expect(await screen.findByText('No articles of this list match.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?kind=SUBMISSION&q=sepsis'));
  });

  it('are found without typing accents', async () => {
    open(
      [aCard(), aCard({ id: 'a3', articleTitle: 'Société', label: '#2026-3-R0-Société' })],
      '/assitantEditorList?q=SOCIETE',
    );
    expect(await screen.findByRole('link', { name: 'Société' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Length of stay' })).not.toBeInTheDocument();
  });
});
