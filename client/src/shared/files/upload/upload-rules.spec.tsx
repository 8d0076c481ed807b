import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fileProblem, WIZARD_DESIGNATIONS } from '@contracts';
import { COUNT_ROWS, EXTENSION_ROWS, type FileRow, SIZE_ROWS } from '../../../../../test/fixtures/validation/file-rows';
import { answerUploads } from '../../../../test/files/answer-upload';
import { person, sessionOf } from '../../../../test/render-app';
import { makeStore } from '../../state/store';
import { UploadDialog } from './upload-dialog';
import { uploadFile } from './upload-file';

const ROWS = [
  ...[...EXTENSION_ROWS.wizard, ...EXTENSION_ROWS.revision],
  ...[...COUNT_ROWS.wizard, ...COUNT_ROWS.revision, ...SIZE_ROWS],
];
const presentIn = (row: FileRow) => (row.present ?? []).map(({ type, name }) => ({ type, filename: name }));

describe('The rules on files, from the same table as on the server', () => {
  it.each(ROWS)('$what', (row) => {
    const problem = fileProblem({ name: row.name, size: row.size ?? 1000 }, row.type, presentIn(row));
    expect(problem ?? null).toBe(row.message);
  });

  it('are shown in the dialog before anything is sent', async () => {
    render(
      <Provider store={makeStore(sessionOf(person('author')))}>
        <UploadDialog
          {...{ articleId: 'a1', designations: WIZARD_DESIGNATIONS, present: [], isOffice: false }}
          onUploaded={async () => undefined}
          onClose={() => undefined}
        />
      </Provider>,
    );
    const type = await screen.findByLabelText(/^What is the file/);
    const shown = [...EXTENSION_ROWS.wizard, ...SIZE_ROWS].map((row) => {
      fireEvent.change(type, { target: { value: row.type } });
      const file = new File(['x'], row.name);
      Object.defineProperty(file, 'size', { value: row.size ?? 1000 });
      fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
      return [row.what, screen.queryByRole('alert')?.textContent ?? null];
    });
    expect(shown).toEqual([...EXTENSION_ROWS.wizard, ...SIZE_ROWS].map((row) => [row.what, row.message]));
  });
});

const upload = () =>
  uploadFile({
    articleId: 'a',
    file: new File(['x'], 'figure.png'),
    type: 'Figure',
    namesChecked: false,
    token: 't',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

describe('An upload that is refused', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [413, null, 'The file is too large to send to the server.'],
    [413, { statusCode: 413, message: 'At most 50 MB', code: 'TOO_LARGE' }, 'At most 50 MB'],
    [502, null, 'The file could not be uploaded. Please try again.'],
  ])('%i with the answer %j says why', async (status, answer, message) => {
    answerUploads(status, answer);
    await expect(upload()).rejects.toMatchObject({ statusCode: status, message: expect.stringContaining(message) });
  });
});
