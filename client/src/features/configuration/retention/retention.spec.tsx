import { fireEvent, screen } from '@testing-library/react';
import type { RetentionState } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const webmaster = person('webmaster');
const NONE = { rejected: 0, withdrawn: 0, drafts: 0, files: 0, mails: 0, securityLog: 0 };
const STATE: RetentionState = {
  settings: {
    ...{ retainRejectedMonths: 0, retainWithdrawnMonths: 0, retainDraftDays: 90 },
    ...{ retainMailMonths: 0, retainSecurityLogMonths: 0 },
  },
  ...{ nextRun: '2026-07-02', due: { ...NONE, drafts: 2 }, lastRun: null },
};
const DUE = { ...NONE, rejected: 3, files: 7 };
const ARTICLE = { articleId: 'a', number: '2024-17', kind: 'REJECTED', since: '2024-03-01T12:00:00Z' };

function open(answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /retention': [200, STATE],
    'GET /retention/dry-run': [200, { counts: DUE, items: [ARTICLE], total: 1 }],
    'POST /retention': [200, STATE],
    ...answers,
  });
  return { calls, ...renderApp('/retention', { session: sessionOf(webmaster) }) };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const posted = (calls: { method: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => jest.restoreAllMocks());

describe('The retention', () => {
  it('says what the next run erases, and shows an empty field for permanent retention', async () => {
    open();
    expect(await screen.findByText('2 unfinished drafts are deleted')).toBeInTheDocument();
    expect(screen.getByLabelText('Unfinished drafts')).toHaveValue('90');
    expect(screen.getByLabelText('Mails')).toHaveValue('');
  });

  it('is saved only after a confirmation of what would be erased', async () => {
    const { calls, user } = open();
    await screen.findByLabelText('Rejected manuscripts');
    type('Rejected manuscripts', '24');
    await user.click(screen.getByText('Save settings'));
    expect(await screen.findByText('3 rejected manuscripts lose texts and files')).toBeInTheDocument();
    expect(posted(calls)).toEqual([]);
    await user.click(screen.getByText('Save and erase at the next run'));
    expect(posted(calls)).toEqual([{ ...STATE.settings, retainRejectedMonths: 24, confirmed: true }]);
  });

  it('is saved immediately when nothing would be erased', async () => {
    const { calls, user } = open({ 'GET /retention/dry-run': [200, { counts: NONE, items: [], total: 0 }] });
    await screen.findByLabelText('Mails');
    type('Mails', '36');
    await user.click(screen.getByText('Save settings'));
    expect(await screen.findAllByText(/The settings have been saved/)).not.toHaveLength(0);
    expect(posted(calls)).toEqual([{ ...STATE.settings, retainMailMonths: 36, confirmed: false }]);
  });

  it('lists the manuscripts that a run would affect, and rejects a value that is not a number', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Show what a run would do now'));
    expect(await screen.findByText('2024-17')).toBeInTheDocument();
    type('Mails', 'two years');
    await user.click(screen.getByText('Save settings'));
    expect(await screen.findAllByText('Please enter a whole number from 0 to 600.')).not.toHaveLength(0);
  });
});
