import { act, screen, waitFor, within } from '@testing-library/react';
import { aFile } from '../../../../test/articles';
import { answer, complete, DRAFT, openReview as open, saved } from '../../../../test/review/reviews';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The review form', () => {
  it('has one editor at a time, which opens with the existing text, and loses none', async () => {
    const { user } = open(answer({ minor: '<p>As before.</p>' }), saved);
    await user.type(await screen.findByRole('textbox', { name: 'General comments' }), 'One');
    await user.click(screen.getByRole('button', { name: 'Write: Major comments' }));
    expect(await screen.findByRole('textbox', { name: 'Major comments' })).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.keyboard('Two');
    await user.click(screen.getByRole('button', { name: 'Edit: Minor comments' }));
    expect(await screen.findByRole('textbox', { name: 'Minor comments' })).toHaveValue('<p>As before.</p>');
    expect(screen.getByText('One')).toBeInTheDocument();
    expect(screen.getByText('Two')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Collapse: Minor comments' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit: Minor comments' })).toHaveFocus();
    expect(screen.getByText('As before.')).toBeInTheDocument();
  });

  it('shows the saved text to a reviewer who leaves the form and soon comes back', async () => {
    let stored = answer({ minor: '<p>As before.</p>' });
    const { user, router } = open(stored, {
      'GET /article/a1/get-review/r1': () => [200, stored],
      [DRAFT]: (body) => {
        stored = answer(body as object, { draftVersion: 5 });
        return [200, { success: true, message: 'Draft saved.', draftVersion: 5 }];
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'General comments' }), 'New');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    await act(() => router.navigate('/reviewerToDoList'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews to do' })).toBeInTheDocument();
    await act(() => router.navigate('/a1/review/r1'));
    expect(await screen.findByText('New')).toBeInTheDocument();
  });

  it('numbers its sections in the order in which they are filled in, and names them without the number', async () => {
    open(answer());
    const first = await screen.findByRole('region', { name: 'Ratings' });
    expect(within(first).getByRole('heading', { name: '1 Ratings' })).toBeInTheDocument();
    const numbered = screen.getAllByRole('heading', { level: 2 }).filter((one) => /^[0-9]/.test(one.textContent));
    expect(numbered.map((one) => one.textContent)).toEqual([
      '1 Ratings',
      '2 Recommendation and questions',
      '3 Comments',
      '4 Annotated manuscript',
    ]);
  });

  it('lists figures with the numbers that they have in the PDF', async () => {
    const files = [
      aFile({ id: 's', type: 'SupplementaryFigures', figureTitle: '2. Sites', figureNumber: '1' }),
      aFile({ id: 'f', type: 'Figure', figureTitle: '3. Flow', figureNumber: '2' }),
    ];
    const { user } = open(answer({}, { files }));
    await user.click(await screen.findByRole('tab', { name: 'Files 2' }));
    expect(await screen.findByText(/^Supplementary figure 1\. Sites, /)).toBeInTheDocument();
    expect(screen.getByText(/^Figure 2\. Flow, /)).toBeInTheDocument();
  });

  it('writes a standard text for a part on which there is nothing to say', async () => {
    const { user, calls } = open(
      answer({}, { files: [aFile({ type: 'Figure' }), aFile({ id: 't', type: 'Tables' })] }),
      saved,
    );
    await user.click(await screen.findByRole('button', { name: 'Nothing to say here: Comments on the tables' }));
    expect(screen.getByText('1 of 21 done')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const sent = () => calls.filter(({ path }) => path.includes('draft-review')).map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ commentsTables: '<p>No comments.</p>', draftVersion: 4 }]));
    expect(screen.queryByRole('button', { name: /^(Write|Edit): General comments/ })).not.toBeInTheDocument();
  });

  it('writes the standard text in the language of the journal, since the authors read it', async () => {
    const settings = { journalName: 'Test Journal', bannerText: '', supportEmail: '', defaultLanguage: 'nl' };
    const { user, calls } = open(answer({}, { files: [aFile({ type: 'Tables' })] }), {
      ...saved,
      'GET /settings': [200, { ...settings, mailCatcherUrl: null, demoAccounts: [] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Nothing to say here: Comments on the tables' }));
    await user.click(screen.getByRole('button', { name: 'Not applicable: Comments on the figures' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const sent = () => calls.findLast(({ path }) => path.includes('draft-review'))?.body;
    await waitFor(() =>
      expect(sent()).toMatchObject({
        commentsTables: '<p>Geen opmerkingen.</p>',
        commentsFigures: '<p>Niet van toepassing.</p>',
      }),
    );
  });

  it('shows, before it is sent, what the authors read and what only the editors read', async () => {
    const { user } = open(answer(complete));
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const authors = await screen.findByRole('region', { name: 'For the authors, without your name' });
    const editors = screen.getByRole('region', { name: 'For the editors only' });
    expect(within(authors).getByText('Minor revision')).toBeInTheDocument();
    for (const secret of ['Comments to the editor', 'Should an editorial accompany this paper?']) {
      expect(within(authors).queryByText(secret)).not.toBeInTheDocument();
      expect(within(editors).getByText(secret)).toBeInTheDocument();
    }
  });

  it('promises no anonymity to the reviewer of an open review', async () => {
    const { article } = answer();
    const { user } = open(answer(complete, { article: { ...article, reviewMode: 'OPEN' } }));
    expect(await screen.findByText(/Names and other hidden data are removed\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('region', { name: 'For the authors, with your name' })).toBeInTheDocument();
    expect(screen.queryByText(/do not learn who you are|without your name/)).not.toBeInTheDocument();
  });

  it('is next to the full article, the abstract and the files, the full article first', async () => {
    const pdf = aFile({
      id: 'full',
      type: 'FullArticle',
      fileType: 'pdf',
      filename: 'full.pdf',
      location: '/files/full',
    });
    const { user } = open(answer({}, { files: [aFile({ filename: 'fig.png', type: 'Figure' }), pdf] }));
    expect(await screen.findByText('/files/full, page 1')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Abstract' }));
    expect(screen.getByText('A question.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Files 2' }));
    const names = within(screen.getByRole('tabpanel')).getAllByRole('link');
    expect(names.map((link) => link.textContent)).toEqual(['full.pdf', 'fig.png']);
  });

  it('offers "Not applicable" for the tables and figures that a manuscript does not have', async () => {
    const { user } = open(answer({}, { files: [aFile({ type: 'Figure' })] }));
    await user.click(await screen.findByRole('button', { name: 'Not applicable: Comments on the tables' }));
    expect(await screen.findByText('Not applicable.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit: Comments on the tables' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Not applicable/ })).not.toBeInTheDocument();
  });
});
