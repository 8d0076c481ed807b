import { canaryArticle } from '../../../test/support/article/canary-article';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { OverviewRuns } from './overview-runs';

const article = { ...canaryArticle, overviewFileId: null };

describe('the progress of an overview', () => {
  it('only grows, picture by picture, and ends without a message', async () => {
    const runs = new OverviewRuns();
    const seen: number[] = [];
    await runs.watch(article, async (report) => {
      const look = (): void => void seen.push(runs.progressOf(article).percent);
      look();
      for (const picture of [1, 2, 3]) {
        report('pictures', picture, 3);
        look();
      }
      expect(runs.progressOf(article)).toMatchObject({ state: 'making', stage: 'pictures', picture: 3, pictures: 3 });
      report('setting');
      look();
      report('storing');
      look();
    });
    expect(seen).toEqual([5, 10, 27, 43, 60, 90]);
    expect(runs.progressOf(article).state).toBe('none');
    expect(runs.progressOf({ ...article, overviewFileId: 'made' })).toMatchObject({ state: 'ready', percent: 100 });
  });

  it('shows why it failed in words meant for people, and only for this content', async () => {
    const runs = new OverviewRuns();
    const fail = (failure: Error): Promise<void> => runs.watch(article, () => Promise.reject(failure));
    await expect(fail(new ApiProblem('UNAVAILABLE', 'Please wait.'))).rejects.toThrow();
    expect(runs.progressOf(article)).toMatchObject({ state: 'failed', message: 'Please wait.', percent: 0 });
    await expect(fail(new Error('ENOSPC: no space left on /secret'))).rejects.toThrow();
    expect(runs.progressOf(article).message).not.toMatch(/ENOSPC|secret/);
    expect(runs.progressOf({ ...article, version: article.version + 1 }).state).toBe('none');
  });
});
