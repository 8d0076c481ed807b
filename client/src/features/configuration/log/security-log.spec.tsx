import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SecurityLogEntry } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const webmaster = person('webmaster');
const anna = { id: 'a', name: 'Anna Bakker', email: 'anna@example.org' };
const entry = (changes: Partial<SecurityLogEntry>): SecurityLogEntry => ({
  ...{ id: '1', at: '2026-03-01T10:00:00.000Z', action: 'SIGN_IN', actor: anna, behalf: null, about: null },
  ...{ subject: null, before: null, after: null },
  ...changes,
});
const ENTRIES = [
  entry({ id: '3', action: 'SETTINGS_CHANGED', before: { reviewDueDays: 21, issn: '' }, after: { reviewDueDays: 12 } }),
  entry({
    id: '2',
    action: 'MAIL_TEMPLATE_CHANGED',
    subject: 'thanks',
    before: { body: 'a' },
    after: { body: 'b'.repeat(90) },
  }),
  entry({ id: '1', action: 'SIGN_IN_REFUSED', actor: null, about: { ...anna, id: 'b', name: 'Ben Visser' } }),
];

function open(path = '/securityLog') {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /security-log': [200, { items: ENTRIES, total: 120 }],
  });
  return { calls, ...renderApp(path, { session: sessionOf(webmaster) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The security log', () => {
  it('shows who did what, with values before and after', async () => {
    open();
    expect(await screen.findByText('Ben Visser')).toBeInTheDocument();
    expect(screen.getAllByText('Settings changed')).toHaveLength(2);
    const text = screen.getByRole('table', { name: 'Security log' }).textContent ?? '';
    for (const part of [
      'review due days: 21 → 12',
      'thanks',
      'body: before and after',
      'Ben Visser',
      'System, or not signed in',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('issn');
    expect(screen.getByText('1–50 of 120')).toBeInTheDocument();
  });

  it('asks the server for the page, the kind, the days and the person of its address', async () => {
    const { calls, router } = open('/securityLog?page=2&size=20&kind=SIGN_IN&from=2026-03-01&q=anna');
    await screen.findByText('Ben Visser');
    const asked = calls.filter(({ path }) => path === '/security-log').at(-1)?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      ...{ page: '1', size: '20', sort: '-at', kind: 'SIGN_IN', from: '2026-03-01', q: 'anna' },
    });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2 Mar 2026' } });
    await waitFor(() => expect(router.state.location.search).toContain('to=2026-03-02'));
    expect(router.state.location.search).not.toContain('page=');
  });
});
