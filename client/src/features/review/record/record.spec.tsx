/** @isolated: it replaces the function that saves files. */
import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewerCertificate, ReviewingFigures, ReviewingRecord } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { saveFile } from '../../../shared/download/save-file';

jest.mock('../../../shared/download/save-file', () => ({ saveFile: jest.fn() }));

const THIS_YEAR = new Date().getFullYear();
const LAST_YEAR = THIS_YEAR - 1;
const CODE = 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG';

const figures = (year: number | null, changes: Partial<ReviewingFigures> = {}): ReviewingFigures => ({
  ...{ year, invited: 5, accepted: 4, completed: 3, certified: 2, daysToAnswer: 1.25, daysToReview: null },
  ...changes,
});
const certificate = (changes: Partial<ReviewerCertificate> = {}): ReviewerCertificate => ({
  ...{ id: 'c1', fromYear: LAST_YEAR, toYear: LAST_YEAR, reviews: 2 },
  ...{ issuedAt: '2026-03-01T12:00:00Z', withdrawnAt: null, code: CODE },
  ...changes,
});
const FULL: ReviewingRecord = {
  figures: [figures(THIS_YEAR), figures(LAST_YEAR), figures(null, { invited: 10 })],
  certificates: [],
  naming: 'NO',
};

function open(record: ReviewingRecord, answers: Answers = {}, me = person('reviewer')) {
  const calls = answerWith({ 'GET /user': [200, me], 'GET /reviewing-record': [200, record], ...answers });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { calls, sent, ...renderApp('/reviewingRecord', { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The reviewing record', () => {
  it('says that there is nothing yet', async () => {
    open({ figures: [], certificates: [], naming: 'NO' });
    expect(await screen.findByText('You have not been invited to review yet.')).toBeInTheDocument();
    expect(screen.getByText('You have no review that counts yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy as text' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make a certificate' })).not.toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Do not name me' })).toBeChecked();
  });

  it('has a line for each year, and one for all if there are several', async () => {
    open(FULL);
    const table = within(await screen.findByRole('table', { name: 'Your figures' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getByRole('row', { name: /All years.*10/ })).toBeInTheDocument();
    expect(table.getAllByText('1.3')).toHaveLength(3);
    expect(screen.getByText('2 reviews do not count yet.')).toBeInTheDocument();
  });

  it('leaves out the line for all years if there is only one', async () => {
    open({ ...FULL, figures: [figures(THIS_YEAR), figures(null)] });
    const table = within(await screen.findByRole('table', { name: 'Your figures' }));
    expect(table.queryByText('All years')).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'All years' })).not.toBeInTheDocument();
  });

  it('copies the figures as text', async () => {
    const { user } = open(FULL);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    await screen.findAllByText('Copied.');
    const [text = ''] = write.mock.lastCall ?? [];
    expect(text).toContain('Reviewing for Test Journal, as of ');
    expect(text).toContain(
      `${LAST_YEAR}: 5 invitations, 4 accepted, 3 completed; median days to answer 1.3, to review –`,
    );
    expect(text.split('\n')).toHaveLength(4);
  });

  it('creates a certificate, of the last full year unless another is chosen, and saves its PDF', async () => {
    const { user, sent, calls } = open(FULL, {
      'POST /reviewing-record/certificates': [200, certificate()],
      'GET /reviewing-record/certificates/c1/pdf': [200, 'the bytes'],
    });
    const choice = await screen.findByRole('combobox', { name: 'Reviews completed in' });
    expect(choice).toHaveValue(String(LAST_YEAR));
    await user.click(screen.getByRole('button', { name: 'Make a certificate' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'certificate-of-reviewing.pdf'));
    await user.selectOptions(choice, 'All years');
    await user.click(screen.getByRole('button', { name: 'Make a certificate' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        ['/reviewing-record/certificates', { year: LAST_YEAR }],
        ['/reviewing-record/certificates', { year: null }],
      ]),
    );
    expect(calls.some(({ path }) => path === '/reviewing-record/certificates/c1/pdf')).toBe(true);
  });

  it('says why there is no PDF', async () => {
    const problem = { statusCode: 503, code: 'UNAVAILABLE', message: 'The printer rests.' };
    const { user } = open(FULL, {
      'POST /reviewing-record/certificates': [200, certificate()],
      'GET /reviewing-record/certificates/c1/pdf': [503, problem],
    });
    await user.click(await screen.findByRole('button', { name: 'Make a certificate' }));
    expect((await screen.findAllByText('The printer rests.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Make a certificate' })).toBeEnabled();
  });

  it('lists certificates with their check pages, and withdraws one after a confirmation', async () => {
    const gone = certificate({ id: 'c0', withdrawnAt: '2026-04-01T12:00:00Z', code: null, fromYear: 2019 });
    const lost = certificate({ id: 'c2', code: null, reviews: 7 });
    const { user, sent } = open(
      { ...FULL, certificates: [certificate(), lost, gone] },
      { 'POST /reviewing-record/certificates/c1/withdraw': [200, null] },
    );
    const table = within(await screen.findByRole('table', { name: 'Your certificates' }));
    expect(table.getByRole('link', { name: CODE })).toHaveAttribute('href', `/certificate/${CODE}`);
    expect(table.getByText('Only on the printed certificate')).toBeInTheDocument();
    expect(table.getByText('Withdrawn on 1 Apr 2026')).toBeInTheDocument();
    expect(table.getByText(`2019 to ${LAST_YEAR}`)).toBeInTheDocument();
    expect(table.getAllByRole('button', { name: `PDF of the certificate for ${LAST_YEAR}` })).toHaveLength(1);
    const [first] = table.getAllByRole('button', { name: `Withdraw the certificate for ${LAST_YEAR}` });
    if (first) await user.click(first);
    expect(sent()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw the certificate' }));
    expect((await screen.findAllByText('The certificate is withdrawn.')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([['/reviewing-record/certificates/c1/withdraw', null]]);
  });

  it('saves immediately whether the journal may name the person', async () => {
    const { user, sent } = open(FULL, { 'POST /reviewing-record/naming': [200, null] });
    await user.click(await screen.findByRole('radio', { name: 'Name me with my institute' }));
    expect((await screen.findAllByText('Your answer is saved.')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([['/reviewing-record/naming', { naming: 'NAME_AND_INSTITUTE' }]]);
  });

  it('reverts the choice when it cannot be saved', async () => {
    const problem = { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' };
    const { user } = open(FULL, { 'POST /reviewing-record/naming': [503, problem] });
    await user.click(await screen.findByRole('radio', { name: 'Name me' }));
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('radio', { name: 'Do not name me' })).toBeChecked();
  });

  it('is not shown under login-as', async () => {
    const me = person('reviewer', { actor: { id: 'w', firstName: 'Wil', lastName: 'Master' } });
    const { calls } = open(FULL, {}, me);
    expect(await screen.findByText(/^Only the account holder can see this record/)).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/reviewing-record')).toBe(false);
  });

  it('is linked from the profile of a reviewer', async () => {
    const me = person('reviewer');
    answerWith({ 'GET /user': [200, me] });
    renderApp('/profile', { session: sessionOf(me) });
    const card = within(await screen.findByRole('region', { name: 'Your reviewing' }));
    expect(card.getByRole('link', { name: 'Reviewing record' })).toHaveAttribute('href', '/reviewingRecord');
  });
});
