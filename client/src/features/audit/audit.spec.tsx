import { screen, within } from '@testing-library/react';
import type { AuditState, VerificationResult } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const SEAL = {
  number: 2,
  events: 12_345,
  root: 'ab'.repeat(32),
  at: '2026-11-22T03:11:00Z',
  signed: true,
  byPresentKey: true,
};
const EMPTY: AuditState = { seals: [], publicKey: 'cHVibGljIGtleQ==', verification: null };
const SOUND: VerificationResult = {
  ...{ sound: true, sealed: 12_345, unsealed: 7, seals: 2, findings: [], findingsInAll: 0, hasMore: false },
  sealFaults: [],
};
const verification = (result: VerificationResult | null, finishedAt: string | null = '2026-11-22T09:00:00Z') => ({
  ...{ id: 'v1', startedAt: '2026-11-22T08:59:00Z', finishedAt, done: 5_000, total: 12_345, result },
});

function open(state: AuditState, answers: Answers = {}) {
  const me = person('editor');
  const calls = answerWith({ 'GET /user': [200, me], 'GET /audit': [200, state], ...answers });
  return { calls, ...renderApp('/audit', { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The audit', () => {
  it('says that there is no seal yet, and makes one', async () => {
    const { calls, user } = open(EMPTY, { 'POST /audit/seal': [202, null] });
    expect(await screen.findByText('There is no seal yet. The first one is made within a day.')).toBeInTheDocument();
    expect(screen.getByText('Verify the log').closest('button')).toBeDisabled();
    await user.click(screen.getByText('Seal now'));
    expect(await screen.findByText('Sealing…')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/audit/seal']);
  });

  it('shows seals with their roots, and the last verification', async () => {
    open({ ...EMPTY, seals: [SEAL], verification: verification(SOUND) });
    expect(await screen.findByText('The log matches its seals.')).toBeInTheDocument();
    expect(screen.getByText(/12,345 events and 2 seals were compared/)).toBeInTheDocument();
    expect(screen.getByText(/7 events are newer than the last seal/)).toBeInTheDocument();
    const seal = within(screen.getByRole('list', { name: 'Seals' }));
    expect(seal.getByText('ab'.repeat(32))).toBeInTheDocument();
    expect(seal.queryByText(/earlier key/)).not.toBeInTheDocument();
  });

  it('shows the progress of a verification, and starts no second one', async () => {
    const { user, calls } = open({ ...EMPTY, seals: [SEAL], verification: verification(null, null) });
    expect(await screen.findByText(/5,000 of 12,345 events compared/)).toBeInTheDocument();
    await user.click(screen.getByText('Verifying…'));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('names each event that was changed', async () => {
    const found = { streamId: 'article-7', revision: 11, type: 'DecisionRecorded' };
    const result: VerificationResult = {
      ...{ ...SOUND, sound: false, findingsInAll: 150, sealFaults: [{ number: 2, kind: 'root' }] },
      findings: [
        { kind: 'changed', eventId: 'e1', number: 1_200, found },
        { kind: 'missing', eventId: 'e2', number: 1_201, found: null },
        { kind: 'added', eventId: 'e3', number: null, found },
      ],
    };
    open({ ...EMPTY, seals: [{ ...SEAL, byPresentKey: false }], verification: verification(result) });
    expect(await screen.findByText('The log does not match its seals.')).toBeInTheDocument();
    expect(screen.getByText('Event 1,200 was changed: DecisionRecorded, number 12 of article-7')).toBeInTheDocument();
    expect(screen.getByText('Event 1,201 is missing: id e2')).toBeInTheDocument();
    expect(screen.getByText('An event was added: DecisionRecorded, number 12 of article-7')).toBeInTheDocument();
    expect(screen.getByText('Seal 2: the recorded events do not lead to it')).toBeInTheDocument();
    expect(screen.getByText(/… and more/)).toBeInTheDocument();
    expect(screen.getByText('Signed with an earlier key of this system.')).toBeInTheDocument();
  });

  it('says that a verification was interrupted, and starts another', async () => {
    const { calls, user } = open(
      { ...EMPTY, seals: [SEAL], verification: verification(null) },
      { 'POST /audit/verify': [202, verification(null, null)] },
    );
    expect(await screen.findByText(/was interrupted/)).toBeInTheDocument();
    await user.click(screen.getByText('Verify the log'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/audit/verify']);
  });
});
