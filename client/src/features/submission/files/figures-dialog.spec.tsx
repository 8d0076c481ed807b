import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFile, anArticle } from '../../../../test/articles';
import { answerUpload } from '../../../../test/files/answer-upload';
import { draftIs, openWizard } from '../../../../test/open-wizard';

const figure = (id: string, figureTitle: string | null) =>
  aFile({ id, filename: `${id}.png`, type: 'Figure', fileType: 'png', figureTitle });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** The request that set order and titles. */
const named = (calls: ReturnType<typeof openWizard>['calls']) =>
  calls.filter(({ path }) => path === '/article/a1/reorder-figures').map(({ body }) => body);

describe('The order of figures', () => {
  const files = [
    aFile(),
    ...['a', 'b', 'c'].map((id, index) => figure(id, index === 1 ? null : `${index + 1}. ${id}`)),
  ];
  const saved = anArticle({ files, version: 8 });
  const open = async () => {
    const opened = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs({ files }),
      'POST /article/a1/reorder-figures': [200, saved],
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Order and titles of figures' }));
    await screen.findByRole('dialog');
    return opened;
  };

  it('is changed by arrows and by a typed place, and saved with the titles in one call, even without all titles', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Move a.png down' }));
    await user.click(screen.getByRole('button', { name: 'Move a.png down' }));
    expect(screen.getByRole('button', { name: 'Move a.png down' })).toHaveFocus();
    expect(screen.getByText('a.png is now figure 3.')).toBeInTheDocument();
    const place = screen.getByRole('textbox', { name: 'Place of c.png, 1 to 3' });
    expect(place).toHaveValue('2');
    await user.clear(place);
    await user.type(place, '1{Enter}');
    expect(screen.getByLabelText(/^Figure 1/)).toHaveValue('c');
    expect(named(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save figures' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(named(calls)).toEqual([
      [
        { fileId: 'c', figureTitle: '1. c' },
        { fileId: 'b', figureTitle: '2' },
        { fileId: 'a', figureTitle: '3. a' },
      ],
    ]);
  });

  it('does not change for a place that does not exist, and is not discarded without a confirmation', async () => {
    const { user, calls } = await open();
    const place = screen.getByRole('textbox', { name: 'Place of c.png, 1 to 3' });
    await user.clear(place);
    await user.type(place, '9{Enter}');
    expect(place).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Move c.png up' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(named(calls)).toEqual([]);
  });
});

describe('The files of the wizard', () => {
  it('show the name that the author gave them, and their designation', async () => {
    const files = [
      aFile({ originalName: 'Draft final.docx' }),
      { ...figure('a', '1. Flow'), originalName: 'Fig6.tif', figureNumber: '1', thumbnail: '/api/files/a/thumbnail' },
    ];
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs({ files }));
    const table = within(await screen.findByRole('table', { name: 'Files of this manuscript' }));
    expect(table.getByRole('link', { name: 'Draft final.docx' })).toBeInTheDocument();
    expect(table.getByText('Figure 1. Flow')).toBeInTheDocument();
    expect(table.getByText('a.png')).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Replace Fig6.tif' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Fig6.tif' }));
    expect(dialog.getByText('Designation: Figure')).toBeInTheDocument();
  });

  it.each([
    ['3-b. Flow', 'Flow', '3-b. Flow of patients'],
    ['Flow', 'Flow', 'Flow of patients'],
  ])('let a figure %s be replaced without its number, which the new file keeps', async (stored, shown, sent) => {
    answerUpload('new.png');
    const files = [aFile(), { ...figure('a', stored), originalName: 'Fig6.tif', figureNumber: '2-a' }];
    const { user, calls } = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs({ files }),
      'POST /article/a1/add-file': [200, anArticle({ files, version: 8 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Replace Fig6.tif' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Fig6.tif' }));
    expect(dialog.getByLabelText('Figure title')).toHaveValue(shown);
    await user.type(dialog.getByLabelText('Figure title'), ' of patients');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'new.png')] } });
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(calls.find(({ path }) => path === '/article/a1/add-file')).toBeDefined());
    expect(calls.find(({ path }) => path === '/article/a1/add-file')?.body).toMatchObject({
      replaces: 'a',
      figureTitle: sent,
    });
  });

  it('name the existing file when a name is taken', async () => {
    const files = [aFile(), { ...figure('a', '1. Flow'), originalName: 'Fig6.tif', figureNumber: '1' }];
    const { user } = openWizard('/manuscript/submit/a1?step=4', draftIs({ files }));
    await user.click(await screen.findByRole('button', { name: 'Add file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a file' }));
    await user.selectOptions(dialog.getByLabelText(/^What is the file/), 'Figure');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [new File(['x'], 'fig 6.TIF')] } });
    expect(dialog.getByRole('alert')).toHaveTextContent(
      "File with that name already added. Fig6.tif already exists as 'Figure 1. Flow'. Replace that file, or give this one another name.",
    );
  });
});
