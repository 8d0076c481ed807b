import { Module } from '@nestjs/common';
import { MakeDocumentsWhenSubmitted } from './reactions/make-documents-when-submitted';

/** From a submission to its generated documents. */
@Module({ providers: [MakeDocumentsWhenSubmitted] })
export class DocumentsPipelineModule {}
