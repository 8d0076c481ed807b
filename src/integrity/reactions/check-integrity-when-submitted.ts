import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { articleStream } from '../../article';
import { defineReaction, Reactions } from '../../platform/reactions';
import { CheckIntegrityJob } from '../checking/check-integrity.job';

/**
 * Checks every submission, revision and correction, including past ones. One after another in the order of the log, so that each is
 * compared with all earlier ones.
 */
@Injectable()
export class CheckIntegrityWhenSubmitted implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly job: CheckIntegrityJob,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'check-integrity-when-submitted',
        handles: ['ArticleSubmitted', 'RevisionSubmitted', 'CorrectionSubmitted'],
        handle: ({ streamId }) => this.job.ask(streamId.slice(articleStream('').length), { inTurn: true }),
      }),
    );
  }
}
