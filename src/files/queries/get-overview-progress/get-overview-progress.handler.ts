import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Articles, Refusal } from '../../../article';
import type { OverviewProgress } from '../../../contracts';
import { OverviewRuns } from '../../overview/overview-runs';
import { GetOverviewProgress } from './get-overview-progress.query';

@QueryHandler(GetOverviewProgress)
export class GetOverviewProgressHandler implements IQueryHandler<GetOverviewProgress> {
  constructor(
    private readonly articles: Articles,
    private readonly runs: OverviewRuns,
  ) {}

  async execute({ articleId }: GetOverviewProgress): Promise<OverviewProgress> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    return this.runs.progressOf(state);
  }
}
