import { Injectable } from '@nestjs/common';
import { Articles, Refusal } from '../../../article';
import type { OverviewProgress } from '../../../contracts';
import { OverviewRuns } from '../../overview/overview-runs';

interface GetOverviewProgress {
  articleId: string;
}

@Injectable()
export class GetOverviewProgressReader {
  constructor(
    private readonly articles: Articles,
    private readonly runs: OverviewRuns,
  ) {}

  async read({ articleId }: GetOverviewProgress): Promise<OverviewProgress> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    return this.runs.progressOf(state);
  }
}
