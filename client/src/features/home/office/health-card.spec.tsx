import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HealthStatus } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const ARTICLE = '0b7f3c1e-8f67-4f40-9a5b-6f1f5a1c2d3e';
const HEALTH: HealthStatus = {
  status: 'green',
  parts: [{ name: 'mail', problem: null }],
  quarantined: [
    {
      eventId: 'e1',
      streamId: `article-${ARTICLE}`,
      type: 'FileAdded',
      reason: 'It names no file',
      since: '2026-11-01T10:00:00.000Z',
    },
    { eventId: 'e2', streamId: 'settings', type: 'Strange', reason: 'Unknown', since: '2026-11-02T10:00:00.000Z' },
  ],
};

function show(health: HealthStatus): void {
  const session = sessionOf(person('webmaster'));
  answerWith({
    'GET /user': [200, session.user],
    'GET /health/status': [200, health],
    'GET /office/service-figures': [200, { failedMails: 0, lastBackupAt: null }],
  });
  renderApp('/', { session });
}

describe('The card of health', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the quarantined events, why, since when and how to release them', async () => {
    show(HEALTH);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the events that were set aside' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Events set aside' }));
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('It names no file');
    expect(first).toHaveTextContent('FileAdded');
    expect(first).toHaveTextContent('npm run projections -- release e1');
    expect(dialog.getByRole('link', { name: `article-${ARTICLE}` })).toHaveAttribute(
      'href',
      `/articleDetails/${ARTICLE}`,
    );
    expect(second).toHaveTextContent('settings');
    expect(dialog.getAllByRole('link')).toHaveLength(1);
    expect(dialog.getByText(/operator's guide \(docs\/operating\.md/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no list while nothing is quarantined', async () => {
    show({ ...HEALTH, quarantined: [] });
    expect(await screen.findByText(/^All 1 part work/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the events that were set aside' })).not.toBeInTheDocument();
  });
});
