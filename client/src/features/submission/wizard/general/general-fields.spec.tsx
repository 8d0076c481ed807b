import { fireEvent, screen, within } from '@testing-library/react';
import { EMPTY_ARTICLE_FIELDS } from '@contracts';
import { draftIs, openWizard } from '../../../../../test/open-wizard';
import { changesSince, savedOf, sendable } from '../draft/draft-fields';

const KEYWORDS = ['Ageing', 'Bone density', 'Bone healing', 'Falls'].map((keyword, id) => ({
  id: String(id),
  keyword,
}));
const EARLIER = { id: 'b', articleId: '2025-7', articleTitle: 'Falls at home', status: 'REJECTED' };

const open = (changes: object = {}, answers: object = {}) =>
  openWizard('/manuscript/submit/a1', {
    ...draftIs(changes),
    'GET /article/keywords': [200, KEYWORDS],
    'GET /article/my-list-with-status': [200, [EARLIER]],
    ...answers,
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the first step', () => {
  it('says that reviews may be published, for the types whose reviews are', async () => {
    open({ type: { id: 2, name: 'Original contribution' } });
    expect(await screen.findByText(/its reviews may be published with it/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/^Manuscript type/), { target: { value: '3' } });
    expect(screen.queryByText(/its reviews may be published/)).not.toBeInTheDocument();
  });

  it('is repeated with it in the summary of the last step', async () => {
    const openStep = (id: number) =>
      openWizard('/manuscript/submit/a1?step=5', draftIs({ type: { id, name: 'A type' } }));
    const { unmount } = openStep(2);
    expect(await screen.findByText(/its reviews may be published with it/)).toBeInTheDocument();
    unmount();
    openStep(3);
    expect(await screen.findByText('Review mode')).toBeInTheDocument();
    expect(screen.queryByText(/its reviews may be published/)).not.toBeInTheDocument();
  });

  it('finds keywords by typing, and removes a chosen one', async () => {
    const { user } = open({ keywords: 'Ageing' });
    const field = await screen.findByRole('combobox', { name: 'Keywords' });
    await user.type(field, 'bone h');
    expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(['Bone healing']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bone healing' }));
    expect(field).toHaveValue('');
    const chosen = within(screen.getByRole('toolbar', { name: 'Chosen keywords' }));
    await user.click(chosen.getByRole('button', { name: /Remove Ageing/ }));
    expect(chosen.queryByText('Ageing')).not.toBeInTheDocument();
    expect(chosen.getByText('Bone healing')).toBeInTheDocument();
    await user.type(field, 'xyz');
    expect(screen.getByText("No keyword contains 'xyz'.")).toBeInTheDocument();
  });

  it('keeps a running title that is too long and says so, and a title in one line', async () => {
    open({ runningTitle: 'Short' });
    const long = 'x'.repeat(52);
    fireEvent.change(await screen.findByLabelText('Running title'), { target: { value: long } });
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'First line\n second line' } });
    expect(screen.getByText(/^2 characters too many\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Running title')).toHaveValue(long);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('First line second line');
  });

  it('does not send a text that is too long, and sends it once it fits', () => {
    const saved = { ...EMPTY_ARTICLE_FIELDS, runningTitle: 'Short' };
    const typed = { ...saved, articleTitle: 'Title', runningTitle: 'x'.repeat(52) };
    expect(sendable(changesSince(saved, typed), typed)).toEqual({ articleTitle: 'Title' });
    const after = savedOf(saved, typed);
    expect(after).toEqual({ ...saved, articleTitle: 'Title' });
    const fits = { ...typed, runningTitle: 'x'.repeat(50) };
    expect(sendable(changesSince(after, fits), fits)).toEqual({ runningTitle: fits.runningTitle });
  });

  it("offers the author's own ended manuscripts as the earlier submission", async () => {
    const { user } = open({ firstTime: 1, previousId: 'rubbish 99999' });
    const field = await screen.findByRole('combobox', { name: /^Number of the earlier submission/ });
    expect(await screen.findByText(/not one of your manuscripts/)).toBeInTheDocument();
    await user.clear(field);
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: '2025-7: Falls at home' }));
    expect(field).toHaveValue('2025-7');
    expect(screen.getByText('Falls at home')).toBeInTheDocument();
  });
});
