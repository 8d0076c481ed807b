import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { JOBS, type Jobs } from '../../platform/jobs';
import { defineReaction, Reactions } from '../../platform/reactions';
import { orderDocuments } from '../documents/ordering/order-documents';

/**
 * Makes the documents of every submission, revision and correction. The event's id is the job's key, so a repeated event makes them only
 * once. Its place in the stream would not do: after `events -- accept` another event may have the place of a lost one (ADR 61).
 */
@Injectable()
export class MakeDocumentsWhenSubmitted implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    if (!this.config.documentsOnSubmission) return;
    this.reactions.register(
      defineReaction({
        name: 'make-documents-when-submitted',
        handles: ['ArticleSubmitted', 'RevisionSubmitted', 'CorrectionSubmitted'],
        handle: ({ id, streamId, revision, metadata }) =>
          orderDocuments(this.jobs, { key: id, streamId, revision, correlationId: metadata.correlationId }),
      }),
    );
  }
}
