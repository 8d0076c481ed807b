import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { articleStream } from '../../article';
import { defineReaction, Reactions } from '../../platform/reactions';
import { SimilarityRequests } from '../similarity/requests/similarity-requests';
import { SimilarityJobs } from '../similarity/similarity-jobs';
import { SimilarityStore } from '../similarity/similarity-store';

/**
 * Sends each submission, revision and manuscript replaced in a correction to the similarity service, if a webmaster has set that. Past ones
 * are sent by hand.
 */
@Injectable()
export class SendToSimilarityWhenSubmitted implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly store: SimilarityStore,
    private readonly requests: SimilarityRequests,
    private readonly jobs: SimilarityJobs,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'send-to-similarity-when-submitted',
        begins: 'now',
        handles: ['ArticleSubmitted', 'RevisionSubmitted', 'CorrectionSubmitted'],
        handle: ({ streamId }) => this.send(streamId.slice(articleStream('').length)),
      }),
    );
  }

  private async send(articleId: string): Promise<void> {
    if ((await this.store.active())?.automatic !== true) return;
    const last = await this.requests.lastOf(articleId);
    if (await this.requests.request(articleId, last)) await this.jobs.start();
  }
}
