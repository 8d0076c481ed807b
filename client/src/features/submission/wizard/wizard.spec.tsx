import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ArticleView } from '../../../../../src/contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, anAuthor, aFile } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const author = person('author');
const reads: Answers = {
  'GET /user': [200, author],
  'GET /article/types': [
    200,
    [
      { id: 2, name: 'Original contribution' },
      { id: 3, name: 'Case reports' },
    ],
  ],
  'GET /article/keywords': [200, [{ id: 'k1', keyword: 'Sepsis' }]],
  'GET /user/reviewer-list': [200, []],
};

function open(path: string, answers: Answers) {
  const calls = answerWith({ ...reads, ...answers });
  return { calls, ...renderApp(path, { session: sessionOf(author) }) };
}
const draft = (changes: Partial<ArticleView> = {}): Answers => ({ 'GET /article/a1': [200, anArticle(changes)] });
const goOn = async () => screen.findByRole('button', { name: 'Save and go on' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The first step of the wizard', () => {
  it('says what is missing, beside the fields and in a summary, and starts no draft of nothing', async () => {
    const { user, calls } = open('/manuscript/submit', {});
    await user.click(await goOn());
    expect(screen.getAllByText('Please give the title.')).toHaveLength(2);
    expect(screen.getAllByText('Manuscript is required.')).toHaveLength(2);
    expect(screen.getByText('Please check these fields').closest('[tabindex="-1"]')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('does not offer the hidden types', async () => {
    open('/manuscript/submit', {});
    await screen.findByRole('option', { name: 'Original contribution' });
    expect(screen.queryByRole('option', { name: 'Case reports' })).not.toBeInTheDocument();
  });

  it('makes the draft from what was typed when it is left, and goes on', async () => {
    const { user, calls, router } = open('/manuscript/submit', { 'POST /article/save': [201, anArticle()] });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Length of stay');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manuscript type' }), 'Original contribution');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.type(await screen.findByRole('textbox', { name: 'Abstract' }), 'A question.');
    await user.click(await goOn());
    expect(await screen.findByRole('heading', { name: 'Author' })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/manuscript/submit/a1');
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ articleTitle: 'Length of stay', typeId: 2, firstTime: 2 });
    expect(calls.some(({ path }) => path === '/article/a1')).toBe(false);
  });
});

describe('A draft', () => {
  it('is saved with only what changed, and with the version it was drawn from', async () => {
    const { user, calls } = open('/manuscript/submit/a1', {
      ...draft(),
      'POST /article/a1/update': [200, anArticle({ articleTitle: 'Length of stay!', version: 8 })],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(await goOn());
    await screen.findByRole('heading', { name: 'Author' });
    const sent = calls.find(({ path }) => path === '/article/a1/update');
    expect(sent?.body).toEqual({ articleTitle: 'Length of stay!', version: 7 });
  });

  it('that somebody else has changed says who, and offers to reload without losing what was typed', async () => {
    const message = 'This article was changed by Edith Editor; reload.';
    const { user } = open('/manuscript/submit/a1', {
      ...draft({ articleTitle: 'New from Edith' }),
      'POST /article/a1/update': [409, { statusCode: 409, message, code: 'STALE_VERSION' }],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(await goOn());
    expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reload the manuscript' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('New from Edith'));
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('New from Edith!');
  });

  it('offers what was typed in an earlier visit and never saved', async () => {
    const first = open('/manuscript/submit/a1', draft());
    await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
    first.unmount();
    const { user } = open('/manuscript/submit/a1', draft());
    await user.click(await screen.findByRole('button', { name: 'Put it back' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Length of stay again');
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
  });

  it('asks before it is left unsaved', async () => {
    const { user, router } = open('/manuscript/submit/a1', draft());
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await act(() => router.navigate('/manuscript/draft'));
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/manuscript/submit/a1');
  });

  it('that was submitted meanwhile is not opened again', async () => {
    open('/manuscript/submit/a1', draft({ status: 'NEW_ARTICLE' }));
    expect(await screen.findByText(/can no longer be changed here/)).toBeInTheDocument();
  });
});

describe('The step of the authors', () => {
  const two = [anAuthor(), anAuthor({ id: 'author-2', firstName: 'Bruno', lastName: 'Moretti', email: 'b@x.org' })];

  it('sends the new order, and lets nobody edit or remove themselves', async () => {
    const { user, calls } = open('/manuscript/submit/a1?step=2', {
      ...draft({ articleAuthors: two }),
      'POST /article/a1/update': [200, anArticle({ articleAuthors: [...two].reverse(), version: 8 })],
    });
    expect(await screen.findByRole('button', { name: 'Edit Bruno Moretti' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Anna Bakker' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Anna Bakker' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Bruno Moretti up' }));
    await waitFor(() => expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Anna'));
    const sent = calls.find(({ path }) => path === '/article/a1/update');
    expect(sent?.body).toEqual({ authorsIds: ['author-2', 'author-1'], version: 7 });
  });

  it('searches on Enter, by what is filled in only', async () => {
    const found = [anAuthor({ id: 'author-3', firstName: 'Mei', lastName: 'Tanaka' })];
    const { user, calls } = open('/manuscript/submit/a1?step=2', {
      ...draft(),
      'GET /article/author/find': [200, found],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Tanaka{Enter}');
    expect(await screen.findByRole('button', { name: 'Add Mei Tanaka' })).toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/article/author/find');
    expect(asked?.query.toString()).toBe('lastName=Tanaka');
  });

  it('asks a new author for names and a valid address', async () => {
    const { user, calls } = open('/manuscript/submit/a1?step=2', draft());
    await user.click(await screen.findByRole('button', { name: 'New author' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Add author' }));
    for (const text of ['Firstname is required', 'Lastname is required', 'Email is not valid'])
      expect(dialog.getAllByText(text)).not.toHaveLength(0);
    expect(calls.some(({ path }) => path === '/article/author/save')).toBe(false);
  });
});

describe('The step of the files', () => {
  it('lets nobody on without a manuscript', async () => {
    const { user } = open('/manuscript/submit/a1?step=4', draft({ files: [] }));
    await user.click(await goOn());
    expect(screen.getAllByText('Manuscript is required file.')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Paper files' })).toBeInTheDocument();
  });

  it('asks whether a manuscript without pictures is meant', async () => {
    const { user } = open('/manuscript/submit/a1?step=4', draft());
    await user.click(await goOn());
    expect(await screen.findByText('Are you sure you want to move on?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move on without pictures' }));
    expect(await screen.findByRole('heading', { name: 'Overview', level: 2 })).toBeInTheDocument();
  });

  it('wants the designation first, and takes one manuscript only', async () => {
    const { user } = open('/manuscript/submit/a1?step=4', draft());
    await user.click(await screen.findByRole('button', { name: 'Add file' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('File')).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox'), 'Manuscript');
    expect(dialog.getByRole('alert')).toHaveTextContent('You can only add one file of type Manuscript');
    await user.selectOptions(dialog.getByRole('combobox'), 'Figure');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'chart.docx')] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('please choose a file of type .png, .jpg, .tiff');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'chart.png')] } });
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('deletes after a question', async () => {
    const { user, calls } = open('/manuscript/submit/a1?step=4', {
      ...draft(),
      'POST /article/a1/remove-file/file-1': [200, anArticle({ files: [], version: 8 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete 2026-1-Manuscript-1.docx' }));
    expect(await screen.findByText('Are you sure you want delete?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete the file' }));
    expect(await screen.findByText(/No files yet/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/article/a1/remove-file/file-1')).toHaveLength(1);
  });
});

describe('The last step', () => {
  const figure = aFile({ id: 'file-2', type: 'Figure', fileType: 'png', filename: 'fig.png' });
  const withOverview = anArticle({
    overviewCurrent: true,
    files: [aFile(), figure, aFile({ id: 'o', type: 'Overview' })],
  });

  it('lets nobody finish before the overview is made and both boxes are ticked', async () => {
    let made = false;
    const { user, calls, router } = open('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, made ? withOverview : anArticle()],
      'GET /article/a1/overall': () => {
        made = true;
        return [200, { location: '/api/files/o' }];
      },
      'POST /article/a1/update': [200, anArticle({ status: 'NEW_ARTICLE', version: 9 })],
      'GET /article/my-list-with-status': [200, []],
    });
    const finish = await screen.findByRole('button', { name: 'Finish' });
    await user.click(screen.getByRole('checkbox', { name: /copyright/ }));
    await user.click(screen.getByRole('checkbox', { name: /I confirm that I have reviewed the submission/ }));
    expect(finish).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Generate overview PDF' }));
    expect(await screen.findByRole('link', { name: 'Open the overview PDF' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manuscript/view'));
    const sent = calls.find(({ path }) => path === '/article/a1/update');
    expect(sent?.body).toMatchObject({
      isCompleted: true,
      copyrightAccepted: true,
      submissionReviewed: true,
      version: 7,
    });
    expect(screen.getAllByText('Article is successfully submited.')).not.toHaveLength(0);
  });
});
