import { Injectable } from '@nestjs/common';
import { actorOf, Articles, Refusal, versionFor } from '../../../article';
import type { OverviewProgress } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { progressForCaller } from '../../documents/progress-language';
import { OverviewRuns } from '../../overview/overview-runs';

interface GetOverviewProgress {
  articleId: string;
  user: RequestUser;
}

@Injectable()
export class GetOverviewProgressReader {
  constructor(
    private readonly articles: Articles,
    private readonly runs: OverviewRuns,
  ) {}

  async read({ articleId, user }: GetOverviewProgress): Promise<OverviewProgress> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    return { ...progressForCaller(this.runs.progressOf(state)), version: versionFor(state, actorOf(user)) };
  }
}
