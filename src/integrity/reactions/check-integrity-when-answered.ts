import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Articles, articleStream } from '../../article';
import { defineReaction, Reactions } from '../../platform/reactions';
import { CheckIntegrityJob } from '../checking/check-integrity.job';
import { isOfSuggested } from '../signs/suggested-reviewers';

/** Checks an article when a suggested reviewer has answered: a very quick answer may be a sign. */
@Injectable()
export class CheckIntegrityWhenAnswered implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly articles: Articles,
    private readonly job: CheckIntegrityJob,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'check-integrity-when-answered',
        // Checks of past submissions consider all existing answers.
        begins: 'now',
        handles: ['ReviewerAccepted', 'ReviewCompleted'],
        handle: async ({ streamId, data }) => {
          const articleId = streamId.slice(articleStream('').length);
          const state = await this.articles.load(articleId);
          if (state && isOfSuggested(state, (data as { assignmentId: string }).assignmentId))
            await this.job.ask(articleId, { inTurn: true });
        },
      }),
    );
  }
}
