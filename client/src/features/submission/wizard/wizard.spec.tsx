import { act, screen, waitFor } from '@testing-library/react';
import { anArticle } from '../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The first step of the wizard', () => {
  it('reports missing fields next to them and in a summary, and creates no empty draft', async () => {
    const { user, calls } = openWizard('/manuscript/submit', {});
    await user.click(await goOnButton());
    expect(screen.getAllByText('Title is required')).toHaveLength(2);
    expect(screen.getAllByText('Manuscript is required.')).toHaveLength(2);
    expect(screen.getByText('Please check these fields').closest('[tabindex="-1"]')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('informs the author that the office can see drafts', async () => {
    openWizard('/manuscript/submit', {});
    expect(
      await screen.findByText('The editorial office can see your draft, also before you submit it.'),
    ).toBeVisible();
  });

  it('does not offer the hidden types', async () => {
    openWizard('/manuscript/submit', {});
    await screen.findByRole('option', { name: 'Original contribution' });
    expect(screen.queryByRole('option', { name: 'Case reports' })).not.toBeInTheDocument();
  });

  it('creates the draft when left, and opens the next step', async () => {
    const { user, calls, router } = openWizard('/manuscript/submit', { 'POST /article/save': [201, anArticle()] });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Length of stay');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manuscript type' }), 'Original contribution');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.type(await screen.findByRole('textbox', { name: 'Abstract' }), 'A question.');
    await user.click(await goOnButton());
    expect(await screen.findByRole('heading', { name: 'Author' })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/manuscript/submit/a1');
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ articleTitle: 'Length of stay', typeId: 2, firstTime: 2 });
    expect(calls.some(({ path }) => path === '/article/a1')).toBe(false);
  });
});

describe('A draft', () => {
  it('is saved with changes only, and with the displayed version', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1', {
      ...draftIs(),
      'POST /article/a1/update': [200, anArticle({ articleTitle: 'Length of stay!', version: 8 })],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(await goOnButton());
    await screen.findByRole('heading', { name: 'Author' });
    const sent = calls.find(({ path }) => path === '/article/a1/update');
    expect(sent?.body).toEqual({ articleTitle: 'Length of stay!', version: 7 });
  });

  it('changed by another person shows the name, and offers to reload without losing text', async () => {
    const message = 'This article was changed by Edith Editor. Please reload the page.';
    const { user } = openWizard('/manuscript/submit/a1', {
      ...draftIs({ articleTitle: 'New from Edith' }),
      'POST /article/a1/update': [409, { statusCode: 409, message, code: 'STALE_VERSION' }],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(await goOnButton());
    expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reload the manuscript' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('New from Edith'));
    await user.click(screen.getByRole('button', { name: 'Restore text' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('New from Edith!');
  });

  it('offers unsaved text from an earlier visit', async () => {
    const first = openWizard('/manuscript/submit/a1', draftIs());
    await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
    first.unmount();
    const { user } = openWizard('/manuscript/submit/a1', draftIs());
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Length of stay again');
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('asks before leaving unsaved text', async () => {
    const { user, router } = openWizard('/manuscript/submit/a1', draftIs());
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await act(() => router.navigate('/manuscript/draft'));
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/manuscript/submit/a1');
  });

  it('that was submitted in the meantime is not opened again', async () => {
    openWizard('/manuscript/submit/a1', draftIs({ status: 'NEW_ARTICLE' }));
    expect(await screen.findByText(/can no longer be changed here/)).toBeInTheDocument();
  });
});
