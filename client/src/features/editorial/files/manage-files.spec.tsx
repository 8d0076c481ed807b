import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ArticleView, DocumentsProgress, GroupName } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { aFile, anArticle } from '../../../../test/articles';
import { answerUpload } from '../../../../test/files/answer-upload';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const PROGRESS: DocumentsProgress = {
  ...{ state: 'none', percent: 0, stage: null, item: 0, items: 0, fileName: null, problems: [], message: null },
  file: null,
};
const FILES = [
  aFile({ id: 'm0', filename: 'old.docx' }),
  aFile({ id: 'f0', filename: 'old-figure.png', type: 'Figure', fileType: 'png' }),
  aFile({ id: 'm1', filename: 'new.docx', revision: 1 }),
  aFile({ id: 'f1', filename: 'one.png', type: 'Figure', fileType: 'png', revision: 1, figureTitle: '1. Flow' }),
  aFile({ id: 'f2', filename: 'two.png', type: 'Figure', fileType: 'png', revision: 1, figureTitle: 'Stay' }),
  aFile({ id: 'full', filename: 'full.pdf', type: 'FullArticle', fileType: 'pdf', revision: 1 }),
];
const article = anArticle({
  ...{ status: 'UNDER_REVIEW', revision: 1, files: FILES, actions: ['manage-files', 'see-log'] },
});

function open(group: GroupName, answers: Answers = {}, of: ArticleView = article, query = '') {
  const user = person(group);
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, of],
    'GET /article/a1/regenerate-combined-pdf/progress': [200, PROGRESS],
    ...answers,
  });
  return { calls, ...renderApp(`/manageFiles/a1${query}`, { session: sessionOf(user) }) };
}
const names = () => screen.getAllByRole('link', { name: /\.(docx|png|pdf)$/ }).map((link) => link.textContent);
const LONG = { timeout: 20_000 };

afterEach(() => jest.restoreAllMocks());
jest.setTimeout(60_000);

describe('Managing files', () => {
  it('shows an assistant the last revision or all, each in a separate table', async () => {
    const { user, router } = open('assistant');
    expect(await screen.findByRole('heading', { name: 'Revision 1' }, LONG)).toBeInTheDocument();
    expect(names()).not.toContain('old.docx');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(within(screen.getByRole('table', { name: 'Files of revision 0' })).getAllByRole('row')).toHaveLength(2);
    expect(within(screen.getByRole('table', { name: 'Figures of revision 0' })).getAllByRole('row')).toHaveLength(2);
    expect(router.state.location.search).toBe('?show=all');
    expect(screen.queryByRole('button', { name: 'Delete old.docx' })).not.toBeInTheDocument();
  });

  it('shows other groups the newest revision first, with figures apart: the latest of each kind, all, or one revision', async () => {
    const { user } = open('editor');
    const filter = await screen.findByRole('combobox', { name: 'Revision' }, LONG);
    expect(names()).toEqual(['full.pdf', 'new.docx', 'one.png', 'two.png', 'old-figure.png']);
    const headings = screen.getAllByRole('heading', { name: /^(Revision|Figures of revision) \d$/ });
    expect(headings.map((one) => one.textContent)).toEqual([
      ...['Revision 1', 'Figures of revision 1', 'Revision 0', 'Figures of revision 0'],
    ]);
    expect(screen.getByText(/^full\.pdf · R1 · /)).toBeInTheDocument();
    await user.selectOptions(filter, 'All');
    expect(names()).toHaveLength(6);
    await user.selectOptions(filter, 'Revision 0');
    expect(names()).toEqual(['old.docx', 'old-figure.png']);
  });

  it('changes files of the current revision only, never the full article', async () => {
    open('associate editor', {}, article, '?revision=-2');
    expect(await screen.findByRole('button', { name: 'Delete new.docx' }, LONG)).toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: /^(Replace|Delete) / }).map((one) => one.ariaLabel ?? '');
    expect(buttons.filter((name) => /old|full/.test(name))).toEqual([]);
    expect(buttons).toHaveLength(6);
  });

  it('is read-only without permission, and says why', async () => {
    const refusals = { 'manage-files': 'Files can be added while you hold the article.' };
    open('associate editor', {}, anArticle({ ...article, actions: ['see-log'], refusals }));
    expect(await screen.findByText(refusals['manage-files'], {}, LONG)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Add file|Replace|Delete|Reorder|Regenerate)/ })).toBeNull();
  });

  it('has nothing for staff who are authors of the article', async () => {
    open('editor', {}, anArticle({ ...article, actions: ['manage-files'], conflict: true }));
    expect(await screen.findByText(/You are an author of this article/, {}, LONG)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull();
  });

  it('deletes after a confirmation', async () => {
    const { user, calls } = open('editor', { 'POST /article/a1/remove-file/m1': [200, article] });
    await user.click(await screen.findByRole('button', { name: 'Delete new.docx' }, LONG));
    expect(screen.getByText('Are you sure you want delete?')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete the file' }));
    expect(await screen.findAllByText('Successfully deleted')).not.toHaveLength(0);
  });

  it('offers the designations of the office, except those that this person cannot see', async () => {
    const { user } = open('editor');
    await user.click(await screen.findByRole('button', { name: 'Add file' }, LONG));
    const types = within(await screen.findByRole('dialog'))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(types).toEqual(expect.arrayContaining(['Cover letter', 'Abstract', 'Presentation']));
    expect(types).not.toContain('Tables');
  });
});

describe('Reordering figures', () => {
  it('works by keyboard, and keeps numbers, captions and the focus on the button', async () => {
    const { user, calls } = open('assistant', { 'POST /article/a1/reorder-figures': [200, article] });
    await user.click(await screen.findByRole('button', { name: 'Reorder figures' }, LONG));
    const down = await screen.findByRole('button', { name: 'Move one.png down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move one.png down' })).toHaveFocus();
    expect(screen.getByText('one.png is now figure 2.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'one.png: part of the figure above' }));
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/reorder-figures'))?.body).toEqual([
        { fileId: 'f2', figureTitle: '1. Stay' },
        { fileId: 'f1', figureTitle: '1-a. Flow' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it was refused, and keeps the order', async () => {
    const message = 'This article was changed by Anna Bakker. Please reload the page.';
    const { user } = open('editor', {
      'POST /article/a1/reorder-figures': [409, { statusCode: 409, message, code: 'STALE' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Reorder figures' }, LONG));
    await user.click(await screen.findByRole('button', { name: 'Move two.png up' }));
    await user.click(screen.getByRole('button', { name: 'Save order' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('two.png is now figure 1.')).toBeInTheDocument();
  });
});

describe('The full article PDF', () => {
  it('is regenerated after a warning, shows progress, and ends with its link', async () => {
    let now = PROGRESS;
    const { user, calls } = open('assistant', {
      'GET /article/a1/regenerate-combined-pdf/progress': () => [200, now],
      'GET /article/a1/regenerate-combined-pdf': () => {
        now = { ...PROGRESS, state: 'making', percent: 60, stage: 'figures', item: 1, items: 2 };
        return [200, FILES[5]];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Regenerate full article pdf' }, LONG));
    expect(screen.getByText(/may take a minute/)).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/regenerate-combined-pdf'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Regenerate the PDF' }));
    expect(await screen.findByText('Adding figure 1 of 2', {}, LONG)).toBeInTheDocument();
    now = { ...PROGRESS, state: 'ready', percent: 100, file: FILES[5] ?? null };
    now.problems = [{ fileName: 'two.tiff', message: 'It is protected by a password.' }];
    expect(await screen.findByRole('link', { name: 'Open the full article PDF' }, LONG)).toBeInTheDocument();
    expect(await screen.findByText('two.tiff: It is protected by a password.', {}, LONG)).toBeInTheDocument();
  });

  it('says why it could not be generated, and can be tried again', async () => {
    const failed: DocumentsProgress = { ...PROGRESS, state: 'failed', message: 'The browser did not start.' };
    const { user, calls } = open('editor', {
      'GET /article/a1/regenerate-combined-pdf/progress': [200, failed],
      'GET /article/a1/regenerate-combined-pdf': [503, { statusCode: 503, message: 'No.', code: 'UNAVAILABLE' }],
    });
    expect(await screen.findByText('The browser did not start.', {}, LONG)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/regenerate-combined-pdf'))).toBe(true));
  });
});

describe('Replacing a file', () => {
  it('is one call that names the replaced file', async () => {
    answerUpload('stored.docx');
    const { user, calls } = open('editor', { 'POST /article/a1/add-file': [200, article] });
    await user.click(await screen.findByRole('button', { name: 'Replace new.docx' }, LONG));
    expect(await screen.findByText('Designation: Manuscript')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'What is the file?' })).not.toBeInTheDocument();
    fireEvent.change(await screen.findByLabelText('File'), { target: { files: [new File(['x'], 'better.docx')] } });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const posts = () => calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(posts()).not.toHaveLength(0), LONG);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG);
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      [
        '/article/a1/add-file',
        { filename: 'stored.docx', type: 'Manuscript', fileType: 'docx', revision: 1, replaces: 'm1' },
      ],
    ]);
  });
});
