import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { FILE_MESSAGES } from '@contracts';
import { person, sessionOf } from '../../../../test/render-app';
import { makeStore } from '../../state/store';
import { UploadDialog } from './upload-dialog';

const CHECK = /^I have checked that this file names no one in the office/;

/** The form of each upload. If `refuses`, files that were not checked get the server's answer about names. */
function receiving(refuses: boolean): FormData[] {
  const sent: FormData[] = [];
  const refusal = { statusCode: 422, code: 'RULE_BROKEN', message: FILE_MESSAGES.namesStay };
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'open').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest, form) {
    sent.push(form as FormData);
    const isRefused = refuses && !(form as FormData).has('namesChecked');
    Object.defineProperty(this, 'status', { value: isRefused ? 422 : 200 });
    Object.defineProperty(this, 'response', { value: isRefused ? refusal : { fileName: 'kept' } });
    this.onload?.(new ProgressEvent('load'));
  });
  return sent;
}

function open(isOffice: boolean): jest.Mock {
  const onClose = jest.fn();
  render(
    <Provider store={makeStore(sessionOf(person('assistant')))}>
      <UploadDialog
        {...{ articleId: 'a1', designations: ['Additional', 'CoverLetter'], present: [], isOffice }}
        onUploaded={async () => undefined}
        onClose={onClose}
      />
    </Provider>,
  );
  return onClose;
}

async function choose(type: string, name: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^What is the file/), { target: { value: type } });
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File(['x'], name)] } });
}

const isClosed = (onClose: jest.Mock) => waitFor(() => expect(onClose).toHaveBeenCalled());
const uploadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' });

describe('A file of the office from which names cannot be removed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is sent after its sender has checked it; another file needs a new check', async () => {
    const sent = receiving(false);
    const onClose = open(true);
    await choose('Additional', 'old.doc');
    expect(uploadButton().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(CHECK));
    expect(uploadButton().disabled).toBe(false);
    await choose('Additional', 'other.doc');
    expect(uploadButton().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(CHECK));
    fireEvent.click(uploadButton());
    await isClosed(onClose);
    expect(sent.map((form) => form.get('namesChecked'))).toEqual(['true']);
  });

  it.each([
    ['of a kind that can be cleaned', true, 'Additional', 'new.docx'],
    ['that stays in the office', true, 'CoverLetter', 'old.doc'],
    ['of an author', false, 'Additional', 'old.doc'],
  ])('needs no check if it is one %s', async (_what, isOffice, type, name) => {
    const sent = receiving(false);
    const onClose = open(isOffice);
    await choose(type, name);
    expect(screen.queryByLabelText(CHECK)).toBeNull();
    fireEvent.click(uploadButton());
    await isClosed(onClose);
    expect(sent.map((form) => form.get('namesChecked'))).toEqual([null]);
  });

  it('is checked after the server could not remove the names', async () => {
    const sent = receiving(true);
    const onClose = open(true);
    await choose('Additional', 'damaged.docx');
    fireEvent.click(uploadButton());
    fireEvent.click(await screen.findByLabelText(CHECK));
    fireEvent.click(uploadButton());
    await isClosed(onClose);
    expect(sent.map((form) => form.get('namesChecked'))).toEqual([null, 'true']);
  });
});
