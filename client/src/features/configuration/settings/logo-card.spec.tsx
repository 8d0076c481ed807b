import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SETTINGS, LOGO_MESSAGES } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const HASH = 'a'.repeat(64);
const webmaster = person('webmaster');

function open(logo = '') {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  let stored = logo;
  const settings = () => ({
    ...DEFAULT_SETTINGS,
    journalName: 'Test Journal',
    defaults: DEFAULT_SETTINGS,
    logo: stored,
  });
  const answer = (next: string) => (): [number, unknown] => {
    stored = next;
    return [200, settings()];
  };
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /settings': () => [200, settings()],
    'POST /settings/logo': answer(HASH),
    'POST /settings/logo/remove': answer(''),
  });
  return { calls, ...renderApp('/settings', { session: sessionOf(webmaster) }) };
}
const choose = async (name: string, type: string) =>
  fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [new File(['x'], name, { type })] } });

afterEach(() => jest.restoreAllMocks());

describe('The logo of the journal', () => {
  it('is shown on both themes before it is saved, and can be discarded', async () => {
    const { calls } = open();
    await choose('logo.png', 'image/png');
    expect(screen.getByAltText('Logo in the light theme')).toHaveAttribute('src', 'blob:chosen');
    fireEvent.click(screen.getByText('Discard logo'));
    expect(screen.queryByAltText('Logo in the dark theme')).not.toBeInTheDocument();
    await choose('logo.png', 'image/png');
    fireEvent.click(screen.getByText('Save logo'));
    await waitFor(() =>
      expect(screen.getByAltText('Logo in the dark theme')).toHaveAttribute('src', `/api/journal-logo/${HASH}`),
    );
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/settings/logo']);
  });

  it('cannot be an SVG', async () => {
    open();
    await choose('logo.svg', 'image/svg+xml');
    expect(screen.getByText(LOGO_MESSAGES.type)).toBeInTheDocument();
    expect(screen.queryByText('Save logo')).not.toBeInTheDocument();
  });

  it('is removed by its button', async () => {
    open(HASH);
    fireEvent.click(await screen.findByText('Remove logo'));
    await waitFor(() => expect(screen.queryByAltText('Logo in the light theme')).not.toBeInTheDocument());
  });
});
