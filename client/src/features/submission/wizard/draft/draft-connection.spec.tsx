import { screen } from '@testing-library/react';
import { draftIs, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const title = () => screen.findByRole('textbox', { name: 'Title' });

describe('A draft, on a bad connection', () => {
  it('keeps the newer text of another device when older text is restored', async () => {
    const first = openWizard('/manuscript/submit/a1', draftIs());
    await first.user.type(await title(), ' again');
    first.unmount();
    const { user } = openWizard('/manuscript/submit/a1', draftIs({ articleTitle: 'Length of hospital stay' }));
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(await title()).toHaveValue('Length of hospital stay / Length of stay again');
  });
});
