import { screen } from '@testing-library/react';
import type { OverviewProgress } from '@contracts';
import { aFile, anArticle } from '../../../../../test/articles';
import { openWizard } from '../../../../../test/open-wizard';
import { stageText } from './overview-pdf';

const NONE: OverviewProgress = {
  state: 'none',
  version: 7,
  percent: 0,
  stage: null,
  picture: 0,
  pictures: 0,
  message: null,
};
const MAKING: OverviewProgress = { ...NONE, state: 'making', percent: 27, stage: 'pictures', picture: 2, pictures: 3 };
const FAILED: OverviewProgress = { ...NONE, state: 'failed', message: 'The browser did not start.' };
const READY: OverviewProgress = { ...NONE, state: 'ready', percent: 100 };
const withOverview = anArticle({ overviewCurrent: true, files: [aFile(), aFile({ id: 'o', type: 'Overview' })] });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The overview PDF', () => {
  it('shows progress and result on a later visit without a new request', async () => {
    let now = MAKING;
    const { calls } = openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, now === READY ? withOverview : anArticle()],
      'GET /article/a1/overall/progress': () => [200, now],
    });
    expect(await screen.findByText('Preparing picture 2 of 3', {}, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.27');
    expect(screen.getByRole('button', { name: 'Generating the overview…' })).toHaveAttribute('aria-disabled', 'true');
    now = READY;
    expect(await screen.findByRole('link', { name: 'Open the overview PDF' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/article/a1/overall')).toBe(false);
  }, 60_000);

  it('shows why it failed, and retries', async () => {
    let [now, tries] = [NONE, 0];
    const { user } = openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, now === READY ? withOverview : anArticle()],
      'GET /article/a1/overall/progress': () => [200, now],
      'GET /article/a1/overall': () => {
        tries += 1;
        now = tries === 1 ? FAILED : READY;
        if (tries > 1) return [200, { location: '/api/files/o' }];
        return [503, { statusCode: 503, code: 'UNAVAILABLE', message: FAILED.message }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Generate overview PDF' }, { timeout: 20_000 }));
    expect(await screen.findByText('The browser did not start.', {}, { timeout: 20_000 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Open the overview PDF' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.queryByText('The browser did not start.')).not.toBeInTheDocument();
    expect(tries).toBe(2);
  }, 60_000);

  it('has a text for every stage', () => {
    const texts = (['reading', 'pictures', 'setting', 'storing'] as const).map((stage) =>
      stageText({ ...MAKING, stage }),
    );
    expect(new Set([...texts, stageText(null), stageText(READY)]).size).toBe(6);
  });
});
