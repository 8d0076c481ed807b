import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { articleStream } from '../../article';
import { defineReaction, Reactions } from '../../platform/reactions';
import { SimilarityJobs } from '../similarity/similarity-jobs';
import { SimilarityQueue } from '../similarity/similarity-queue';
import { SimilarityStore } from '../similarity/similarity-store';
import { SubmittedStates } from '../similarity/submitted-states';

/** Sends each submission and revision to the similarity service, if a webmaster has set that. Past ones are sent by hand. */
@Injectable()
export class SendToSimilarityWhenSubmitted implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly store: SimilarityStore,
    private readonly states: SubmittedStates,
    private readonly queue: SimilarityQueue,
    private readonly jobs: SimilarityJobs,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'send-to-similarity-when-submitted',
        begins: 'now',
        handles: ['ArticleSubmitted', 'RevisionSubmitted'],
        handle: ({ streamId }) => this.send(streamId.slice(articleStream('').length)),
      }),
    );
  }

  private async send(articleId: string): Promise<void> {
    if ((await this.store.active())?.automatic !== true) return;
    const sent = await this.states.of(articleId);
    if (sent !== null && (await this.queue.ask(articleId, sent.revision))) await this.jobs.start();
  }
}
