import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SETTINGS, type JournalSettings, RETENTION_SETTINGS } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { SETTING_GROUPS } from './setting-groups';
import { changesOf, problemsOf, valuesOf } from './setting-values';

const webmaster = person('webmaster');
const ALL = {
  journalName: 'Test Journal',
  mailCatcherUrl: null,
  demoAccounts: [],
  ...DEFAULT_SETTINGS,
  defaults: DEFAULT_SETTINGS,
};
const BANNER = { ...ALL, bannerText: '', reviewDueDays: 30 };

function open(answers: Answers = {}) {
  const calls = answerWith({ 'GET /user': [200, webmaster], 'GET /settings': [200, BANNER], ...answers });
  return { calls, ...renderApp('/settings', { session: sessionOf(webmaster) }) };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByText('Save settings');

afterEach(() => jest.restoreAllMocks());

describe('The settings', () => {
  it('have one field each, except the logo, which has a card, and the retention, which has a page', () => {
    const named = SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect([...named, 'logo', ...RETENTION_SETTINGS].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  });

  it('are sent and saved only if they were changed', async () => {
    let stored: object = BANNER;
    const { calls } = open({
      'GET /settings': () => [200, stored],
      'POST /settings': (body) => [200, (stored = { ...BANNER, ...(body as Partial<JournalSettings>) })],
    });
    await screen.findByLabelText('Time for a review');
    type('Maximum file size', '20');
    fireEvent.click(screen.getByLabelText('Reset to default: Time for a review'));
    expect(screen.getByText('2 changes not saved yet')).toBeInTheDocument();
    fireEvent.click(save());
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { maxUploadBytes: 20_971_520, reviewDueDays: 21 },
    ]);
    expect(screen.queryByLabelText('Reset to default: Time for a review')).not.toBeInTheDocument();
  });

  it('are reset to the default of this journal', async () => {
    const defaults = { ...DEFAULT_SETTINGS, bannerText: '', supportEmail: 'office@journal.example.org' };
    open({ 'GET /settings': [200, { ...ALL, ...defaults, supportEmail: 'me@example.org', defaults }] });
    const address = await screen.findByDisplayValue('me@example.org');
    fireEvent.click(screen.getByLabelText(/^Reset to default: /));
    expect(address).toHaveValue('office@journal.example.org');
  });

  it('are not sent while one is invalid; refusals are shown next to the field', async () => {
    const refusal = { statusCode: 400, message: 'Please check', code: 'VALIDATION_FAILED' };
    const { calls } = open({
      'POST /settings': [400, { ...refusal, details: { supportEmail: 'Nobody reads that address.' } }],
    });
    await screen.findByLabelText('Time for a review');
    type('Time for a review', '0');
    fireEvent.click(save());
    expect(screen.getAllByText('Please enter a whole number from 1 to 730.').length).toBeGreaterThan(0);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    type('Time for a review', '10');
    fireEvent.click(save());
    expect((await screen.findAllByText('Nobody reads that address.')).length).toBeGreaterThan(0);
  });

  it('ask before leaving unsaved changes, and discard them on request', async () => {
    const { router } = open();
    await screen.findByLabelText('Maximum keywords');
    type('Maximum keywords', '7');
    await act(() => router.navigate('/profile'));
    fireEvent.click(await screen.findByText('Stay on this page'));
    await waitFor(() => expect(screen.queryByText('Stay on this page')).not.toBeInTheDocument());
    fireEvent.click(screen.getByText('Discard changes'));
    expect(screen.getByLabelText('Maximum keywords')).toHaveValue('5');
    expect(screen.getByText('Nothing changed')).toBeInTheDocument();
  });
});

describe('the fields of settings', () => {
  it.each([
    ['maxUploadBytes', '1,5', 1_572_864],
    ['maxUploadBytes', '50', 52_428_800],
    ['reminderHour', ' 0 ', 0],
    ['bannerText', '', ''],
  ] as const)('%s takes %p', (name, text, value) => {
    const before = { ...DEFAULT_SETTINGS, maxUploadBytes: 2_000_000 };
    const values = { ...valuesOf(before), [name]: text };
    expect(problemsOf(values)).toEqual({});
    expect(changesOf(values, before)).toEqual({ [name]: value });
  });

  it.each([
    ['maxUploadBytes', '51'],
    ['maxUploadBytes', 'x'],
    ['reminderHour', '24'],
    ['maxKeywords', '1.5'],
    ['timeZone', 'Mars/Olympus'],
    ['supportEmail', ''],
  ] as const)('%s does not take %p', (name, text) => {
    expect(Object.keys(problemsOf({ ...valuesOf(DEFAULT_SETTINGS), [name]: text }))).toEqual([name]);
  });
});
