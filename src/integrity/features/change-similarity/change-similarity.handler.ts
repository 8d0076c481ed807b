import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SimilarityHook } from '../../similarity/similarity-hook';
import { SimilarityJobs } from '../../similarity/similarity-jobs';
import { SimilarityStore } from '../../similarity/similarity-store';
import { ChangeSimilarity } from './change-similarity.command';

@CommandHandler(ChangeSimilarity)
export class ChangeSimilarityHandler implements ICommandHandler<ChangeSimilarity> {
  constructor(
    private readonly store: SimilarityStore,
    private readonly hook: SimilarityHook,
    private readonly jobs: SimilarityJobs,
  ) {}

  /** @throws ApiProblem 400 that names the wrong field. */
  async execute({ user, change }: ChangeSimilarity): Promise<null> {
    const was = await this.store.change(user, change);
    const { hookId } = await this.store.stored();
    if (was.hookId !== hookId) await this.hook.end(was);
    await this.jobs.sweep();
    return null;
  }
}
