import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFile, anArticle } from '../../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The list of steps', () => {
  it('says in words what a step lacks', async () => {
    openWizard('/manuscript/submit/a1', draftIs({ articleTitle: '' }));
    const list = within(await screen.findByRole('navigation', { name: 'Steps of the submission' }));
    const [first] = list.getAllByRole('button');
    expect(first).toHaveAttribute('title', expect.stringContaining('Title is required'));
  });
});

describe('The step of the reviewers', () => {
  it('shows the names of the draft’s reviewers, even outside the first twenty of the list', async () => {
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

  it('asks for a confirmation of a manuscript without pictures', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs());
    await user.click(await goOnButton());
    expect(await screen.findByText('Are you sure you want to move on?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move on without pictures' }));
    expect(await screen.findByRole('heading', { name: 'Overview', level: 2 })).toBeInTheDocument();
  });

  it('requires the designation first, and accepts only one manuscript', async () => {
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

  it('deletes after a confirmation', async () => {
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

  it('deletes all files of a designation after a confirmation that names them', async () => {
    const figures = [1, 2].map((n) =>
      aFile({ id: `f${n}`, type: 'Figure', fileType: 'png', filename: `fig-${n}.png` }),
    );
    const { user, calls } = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs({ files: [aFile(), ...figures] }),
      'POST /article/a1/remove-files': [200, anArticle({ files: [aFile()], version: 8 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete several' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'All of Figure (2)' }));
    expect(await screen.findByText('Are you sure you want delete?')).toBeInTheDocument();
    expect(screen.getByText(/fig-1.png, fig-2.png/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete 2 files' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete several' })).not.toBeInTheDocument());
    expect(calls.find(({ path }) => path === '/article/a1/remove-files')?.body).toEqual({ ids: ['f1', 'f2'] });
  });
});

describe('The last step', () => {
  const figure = aFile({ id: 'file-2', type: 'Figure', fileType: 'png', filename: 'fig.png' });
  const withOverview = anArticle({
    overviewCurrent: true,
    files: [aFile(), figure, aFile({ id: 'o', type: 'Overview' })],
  });
  const withBoth = { ...withOverview, convertedCurrent: true };
  const NONE = {
    ...{ state: 'none', percent: 0, stage: null, item: 0, items: 0 },
    ...{ fileName: null, problems: [], message: null, file: null },
  };

  it('cannot be finished before both PDFs exist and both boxes are ticked', async () => {
    let now = anArticle();
    const { user, calls, router } = openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, now],
      'GET /article/a1/overall': () => {
        now = withOverview;
        return [200, { location: '/api/files/o' }];
      },
      'GET /article/a1/converted-manuscript': () => [200, { ...NONE, state: now.convertedCurrent ? 'ready' : 'none' }],
      'POST /article/a1/converted-manuscript': () => {
        now = withBoth;
        return [204, null];
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled());
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

  it('names what could not be converted, and lets its author continue without a PDF that cannot be created', async () => {
    const message = 'The documents could not be created. Please try again in a moment.';
    const { user, calls } = openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': [200, withOverview],
      'GET /article/a1/converted-manuscript': [200, { ...NONE, state: 'failed', message }],
      'POST /article/a1/update': [200, anArticle({ status: 'NEW_ARTICLE', version: 9 })],
      'GET /article/my-list-with-status': [200, []],
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    for (const name of [/copyright/, /I confirm that I have reviewed the submission/])
      await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Please check the manuscript as reviewers will read it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /submit without having seen it/ }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/update')?.body).toMatchObject({ withoutConverted: true }),
    );
  });

  it('requires a new overview after a later change', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=5', { 'GET /article/a1': [200, withBoth] });
    await user.click(await screen.findByRole('checkbox', { name: /copyright/ }));
    await user.click(screen.getByRole('checkbox', { name: /I confirm that I have reviewed the submission/ }));
    expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: /language of the manuscript/ }));
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled();
  });
});
