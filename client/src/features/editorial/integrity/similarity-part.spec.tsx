import { screen, waitFor, within } from '@testing-library/react';
import type { SimilarityReport, SimilarityView } from '@contracts';
import { type Answers } from '../../../../test/answers';
import { AT, openDetails } from '../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

const integrity = { state: 'CHECKED', checkedAt: AT, revision: 0, signs: [], read: 1, unread: [] };
const DONE: SimilarityReport = {
  ...{ revision: 0, state: 'DONE', askedAt: AT, problem: null, percent: 34, madeAt: AT, submissionId: 's1' },
  openable: true,
  outdated: false,
};
const DEAD: SimilarityReport = {
  ...{ ...DONE, revision: 1, state: 'DEAD', problem: 'DOCUMENT', percent: null, madeAt: null },
  openable: false,
};
const view = (changes: Partial<SimilarityView>): SimilarityView => ({
  ...{ offered: true, sendable: false, reports: [] },
  ...changes,
});

async function open(similarity: SimilarityView, answers: Answers = {}) {
  const opened = openDetails(
    '',
    {},
    {
      'GET /article/a1/integrity': [200, integrity],
      'GET /article/a1/similarity': [200, similarity],
      ...answers,
    },
  );
  return { ...opened, card: within(await screen.findByRole('region', { name: 'Integrity' })) };
}
const REGION = { name: 'Similarity with published texts' };

describe('The similarity of a manuscript, on its card of integrity', () => {
  it('is absent without a service', async () => {
    const { card } = await open(view({ offered: false }));
    expect(await card.findByText('No signs found')).toBeVisible();
    expect(card.queryByRole('region', REGION)).toBeNull();
  });

  it('says that the manuscript was replaced since, and sends the new one', async () => {
    const waiting: SimilarityReport = { ...DONE, state: 'WAITING', percent: null, madeAt: null, openable: false };
    const { card, user, calls } = await open(view({ sendable: true, reports: [{ ...DONE, outdated: true }] }), {
      'POST /article/a1/similarity/send': [202, view({ reports: [waiting] })],
    });
    const part = within(await card.findByRole('region', REGION));
    expect(part.getByText(/^The authors have replaced the manuscript since/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/article/a1/similarity/send')).toBe(true));
  });

  it('is shown as a number with its time and no verdict, and its report opens in a new tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const url = 'https://viewer.example.org/s1';
    const { card, user, calls } = await open(view({ reports: [DONE] }), {
      'POST /article/a1/similarity/open': [200, { url }],
    });
    const part = within(await card.findByRole('region', REGION));
    expect(part.getByText(/^The manuscript: 34% in sources that the service knows/)).toBeVisible();
    expect(part.getByText(/not a verdict/)).toBeVisible();
    expect(part.queryByRole('button', { name: 'Send to the similarity service' })).toBeNull();
    expect(part.queryByText(/have replaced the manuscript/)).toBeNull();
    await user.click(part.getByRole('button', { name: 'Open the report of The manuscript' }));
    expect(await part.findByRole('link', { name: 'Report in a new tab' })).toHaveAttribute('href', url);
    expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ revision: 0 });
  });

  it('says why there is no report, and sends the manuscript again', async () => {
    const { card, user, calls } = await open(view({ sendable: true, reports: [DEAD, DONE] }), {
      'POST /article/a1/similarity/send': [202, view({})],
    });
    const part = within(await card.findByRole('region', REGION));
    expect(part.getByText('R1: there is no report. The service cannot read the manuscript.')).toBeVisible();
    expect(part.getAllByRole('button', { name: /^Open the report/ })).toHaveLength(1);
    await user.click(part.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/article/a1/similarity/send')).toBe(true));
  });

  it('shows the message of a refusal', async () => {
    const refusal = { statusCode: 409, code: 'CONFLICT', message: 'This manuscript is already there.' };
    const { card, user } = await open(view({ sendable: true }), { 'POST /article/a1/similarity/send': [409, refusal] });
    await user.click(await card.findByRole('button', { name: 'Send to the similarity service' }));
    expect(await card.findByText('This manuscript is already there.')).toHaveAttribute('role', 'alert');
  });
});
