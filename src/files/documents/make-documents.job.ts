import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { GeneratedDocuments } from './generated-documents';
import { type DocumentsOrder, MAKE_DOCUMENTS_JOB } from './ordering/order-documents';
import { Workbench } from './workbench';

/** Makes the documents that a submission needs, and finishes those requested by the button. */
@Injectable()
export class MakeDocumentsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly documents: GeneratedDocuments,
  ) {}

  async onModuleInit(): Promise<void> {
    await Workbench.removeLeftovers();
    this.jobs.register(MAKE_DOCUMENTS_JOB, (payload) => this.documents.fulfil(payload as unknown as DocumentsOrder), {
      kind: 'documents',
    });
  }
}
