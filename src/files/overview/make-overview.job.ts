import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { MAKE_OVERVIEW_JOB, OverviewDocuments } from './overview-documents';

interface Payload {
  articleId: string;
  version: number;
  correlationId: string;
}

/** Finishes requested overviews, even after the caller has disconnected or the process has died (lifecycle, section 4 (9)). */
@Injectable()
export class MakeOverviewJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly overviews: OverviewDocuments,
  ) {}

  onModuleInit(): void {
    this.jobs.register(
      MAKE_OVERVIEW_JOB,
      (payload) => {
        const { articleId, version, correlationId } = payload as unknown as Payload;
        return this.overviews.finish(articleId, version, correlationId);
      },
      { kind: 'documents' },
    );
  }
}
