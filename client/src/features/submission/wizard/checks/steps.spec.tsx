import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFile, anArticle, anAuthor } from '../../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The step of the authors', () => {
  const two = [anAuthor(), anAuthor({ id: 'author-2', firstName: 'Bruno', lastName: 'Moretti', email: 'b@x.org' })];

  it('sends the new order; the current user cannot be edited or removed', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs({ articleAuthors: two }),
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

  it('searches on Enter, with filled-in fields only', async () => {
    const found = [anAuthor({ id: 'author-3', firstName: 'Mei', lastName: 'Tanaka' })];
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs(),
      'GET /article/author/find': [200, found],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Tanaka{Enter}');
    expect(await screen.findByRole('button', { name: 'Add Mei Tanaka' })).toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/article/author/find');
    expect(asked?.query.toString()).toBe('lastName=Tanaka');
  });

  it('asks a new author for names and a valid address', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', draftIs());
    await user.click(await screen.findByRole('button', { name: 'New author' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Add author' }));
    for (const text of ['Firstname is required', 'Lastname is required', 'Email is not valid'])
      expect(dialog.getAllByText(text)).not.toHaveLength(0);
    expect(calls.some(({ path }) => path === '/article/author/save')).toBe(false);
  });
});

describe('The step of the reviewers', () => {
  it('shows by name whom the draft names, also outside the first twenty of the list', async () => {
    const nominees = [{ id: 'z', firstName: 'Zoe', lastName: 'Zimmer', institute: 'AMC' }];
    openWizard('/manuscript/submit/a1?step=3', draftIs({ reviewerOne: 'z', nominees }));
    expect(await screen.findByRole('combobox', { name: 'Reviewer one' })).toHaveValue('Zoe Zimmer');
    expect(screen.getByRole('combobox', { name: 'Reviewer two' })).toHaveValue('');
  });

  it('keeps the name of a person chosen from a search, and sends their id', async () => {
    const found = [{ id: 'y', firstName: 'Yara', lastName: 'Young', institute: null }];
    const { user, calls } = openWizard('/manuscript/submit/a1?step=3', {
      ...draftIs(),
      'GET /user/reviewer-list': [200, found],
      'POST /article/a1/update': [200, anArticle({ reviewerOne: 'y', nominees: found, version: 8 })],
    });
    const field = await screen.findByRole('combobox', { name: 'Reviewer one' });
    await user.type(field, 'young');
    await user.click(await screen.findByRole('option', { name: 'Yara Young' }));
    await waitFor(() => expect(field).toHaveValue('Yara Young'));
    await user.click(await goOnButton());
    await screen.findByRole('heading', { name: 'Paper files' });
    expect(calls.find(({ path }) => path === '/article/a1/update')?.body).toMatchObject({ reviewerOne: 'y' });
  });
});

describe('The step of the files', () => {
  it('cannot be left without a manuscript', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs({ files: [] }));
    await user.click(await goOnButton());
    expect(screen.getAllByText('Manuscript is required file.')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Paper files' })).toBeInTheDocument();
  });

  it('asks whether a manuscript without pictures is meant', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs());
    await user.click(await goOnButton());
    expect(await screen.findByText('Are you sure you want to move on?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move on without pictures' }));
    expect(await screen.findByRole('heading', { name: 'Overview', level: 2 })).toBeInTheDocument();
  });

  it('wants the designation first, and takes one manuscript only', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs());
    await user.click(await screen.findByRole('button', { name: 'Add file' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('File')).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox'), 'Manuscript');
    expect(dialog.getByRole('alert')).toHaveTextContent('You can only add one file of type Manuscript');
    await user.selectOptions(dialog.getByRole('combobox'), 'Figure');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'chart.docx')] } });
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Files of type Figure must have one of these extensions: .png, .jpg, .tiff.',
    );
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'chart.png')] } });
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('deletes after a question', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs(),
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

  it('cannot be finished before the overview exists and both boxes are ticked', async () => {
    let made = false;
    const { user, calls, router } = openWizard('/manuscript/submit/a1?step=5', {
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

  it('requires a new overview after a later change', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=5', { 'GET /article/a1': [200, withOverview] });
    await user.click(await screen.findByRole('checkbox', { name: /copyright/ }));
    await user.click(screen.getByRole('checkbox', { name: /I confirm that I have reviewed the submission/ }));
    expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: /language of the manuscript/ }));
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled();
  });
});
