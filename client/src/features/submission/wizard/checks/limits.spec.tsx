import { fireEvent, screen, within } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@contracts';
import { draftIs, openWizard } from '../../../../../test/open-wizard';

const limits = { ...DEFAULT_SETTINGS, abstractWordsOriginal: 2, maxKeywords: 3, maxUploadBytes: 1_048_576 };
const settings = { ...limits, journalName: 'Test Journal', mailCatcherUrl: null, demoAccounts: [] };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The limits that a webmaster has set', () => {
  it('apply in the first step', async () => {
    openWizard('/manuscript/submit/a1', {
      ...draftIs({ abstractText: '<p>Three short words</p>' }),
      'GET /settings': [200, settings],
    });
    expect(await screen.findByText(/^At most 3, from the journal's list\./)).toBeInTheDocument();
    expect(await screen.findByText(/3 \/ 2 words/)).toBeInTheDocument();
  });

  it('apply to files', async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=4', { ...draftIs(), 'GET /settings': [200, settings] });
    await user.click(await screen.findByRole('button', { name: 'Add file' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^What is the file/), { target: { value: 'Additional' } });
    expect(dialog.getByText(/at most 1 MB\./)).toBeInTheDocument();
    const file = new File(['x'], 'large.pdf');
    Object.defineProperty(file, 'size', { value: limits.maxUploadBytes + 1 });
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('The file is larger than 1 MB. Please upload a smaller one.');
  });
});
