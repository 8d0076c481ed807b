import { fireEvent, screen } from '@testing-library/react';
import type { FileView } from '@contracts';
import { aFile, anArticle } from '../../../test/articles';
import { openDetails, READER } from '../../../test/open-details';

const full = aFile({ id: 'full', type: 'FullArticle', fileType: 'pdf', filename: 'full.pdf', location: '/files/full' });
const letter = aFile({ id: 'letter', type: 'Additional', fileType: 'pdf', filename: 'b.pdf', location: '/files/b' });
const figure = aFile({ id: 'fig', type: 'Figure', fileType: 'png', figureTitle: 'Length by ward', location: '/f.png' });

const openViewer = (files: FileView[]) => openDetails('?tab=manuscript', { files });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The manuscript viewer', () => {
  it('opens the full article, and other files and figures of the revision by choice', async () => {
    const { user } = openViewer([figure, letter, full, aFile(), { ...letter, id: 'old', revision: 1 }]);
    expect(await screen.findByText('/files/full, page 1')).toBeInTheDocument();
    const choice = screen.getByRole('combobox', { name: 'File' });
    const names = [...choice.querySelectorAll('option')].map((option) => option.textContent);
    expect(names).toEqual(['Full article', 'Length by ward', 'Additional file: b.pdf']);
    await user.selectOptions(choice, 'Length by ward');
    expect(await screen.findByRole('img', { name: 'Length by ward' })).toHaveAttribute('src', '/f.png');
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('changes pages by buttons and by number, and keeps the place of each file', async () => {
    const { user } = openViewer([full, letter]);
    await screen.findByText('/files/full, page 1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('/files/full, page 2')).toBeInTheDocument();
    const page = screen.getByRole('textbox', { name: 'Page' });
    await user.clear(page);
    await user.type(page, '3{Enter}');
    expect(await screen.findByText('/files/full, page 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'Additional file: b.pdf');
    expect(await screen.findByText('/files/b, page 1')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'Full article');
    expect(await screen.findByText('/files/full, page 3')).toBeInTheDocument();
  });

  it('finds words and steps through the hits, also by Enter', async () => {
    const { user } = openViewer([full]);
    await screen.findByText('/files/full, page 1');
    await user.click(screen.getByRole('button', { name: 'Search in the file' }));
    const field = screen.getByRole('searchbox', { name: 'Words in the file' });
    await user.type(field, 'stay');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'nothing');
    expect(await screen.findByText('No matches')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: 'Words in the file' })).not.toBeInTheDocument();
  });

  it('says that there is no PDF yet', async () => {
    openViewer([aFile()]);
    expect(await screen.findByText('There is no PDF of this revision yet.')).toBeInTheDocument();
  });

  it.each([
    ['/locked', 'This PDF is protected by a password.'],
    ['/damaged', 'This file is damaged or is not a PDF.'],
  ])('says what is wrong with the file %s, for which the connection is not the cause', async (location, words) => {
    openViewer([{ ...full, location }]);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('opens a file by its new address when it did not open by the earlier one', async () => {
    let location = '/broken';
    const { user } = openDetails(
      '?tab=manuscript',
      {},
      {
        'GET /article/a1': () => [200, anArticle({ ...READER, files: [{ ...full, location }] })],
      },
    );
    expect(await screen.findByText('The PDF could not be opened.')).toBeInTheDocument();
    location = '/files/full';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('/files/full, page 1')).toBeInTheDocument();
    expect(screen.queryByText('The PDF could not be opened.')).not.toBeInTheDocument();
  });

  it('shows a figure by its new address when it did not open by the earlier one', async () => {
    let location = '/expired.png';
    const { user } = openDetails(
      '?tab=manuscript',
      {},
      {
        'GET /article/a1': () => [200, anArticle({ ...READER, files: [{ ...figure, location }] })],
      },
    );
    fireEvent.error(await screen.findByRole('img', { name: 'Length by ward' }));
    expect(screen.getByText('The picture could not be shown.')).toBeInTheDocument();
    location = '/new.png';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Length by ward' })).toHaveAttribute('src', '/new.png');
  });
});
