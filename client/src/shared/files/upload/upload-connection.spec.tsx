import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, noAnswer } from '../../../../test/answers';
import { aFile, anArticle } from '../../../../test/articles';
import { answerUpload } from '../../../../test/files/answer-upload';
import { openWizard } from '../../../../test/open-wizard';

const ADD = 'POST /article/a1/add-file';
const TABLES = '2026-1-Tables-1.docx';
const before = anArticle();
const after = anArticle({ files: [aFile(), aFile({ id: 't', type: 'Tables', filename: TABLES })], version: 8 });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Chooses a file in the dialog of a draft and sends it. The number of uploads is that of the mock. */
async function upload(article: () => Answer, add: () => Answer) {
  answerUpload(TABLES);
  const opened = openWizard('/manuscript/submit/a1?step=4', { 'GET /article/a1': article, [ADD]: add });
  await opened.user.click(await screen.findByRole('button', { name: 'Add file' }));
  await opened.user.selectOptions(await screen.findByLabelText(/^What is the file/), 'Tables');
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File(['x'], 'tables.docx')] } });
  await opened.user.click(screen.getByRole('button', { name: 'Upload' }));
  return opened;
}

const uploads = () => jest.mocked(XMLHttpRequest.prototype.send).mock.calls.length;

describe('An upload, on a bad connection', () => {
  it('is in the table if the server recorded it, although the answer was lost', async () => {
    let stored = before;
    await upload(
      () => [200, stored],
      () => {
        stored = after;
        return noAnswer();
      },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(TABLES)).toBeInTheDocument();
  });

  it('is only recorded again if the server has received it, and not sent a second time', async () => {
    const answers: (() => Answer)[] = [noAnswer, () => [200, after]];
    const { user } = await upload(
      () => [200, before],
      () => (answers.shift() ?? noAnswer)(),
    );
    expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(TABLES)).toBeInTheDocument();
    expect(uploads()).toBe(1);
  });
});
