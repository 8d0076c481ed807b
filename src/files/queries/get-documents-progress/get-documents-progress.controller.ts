import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { DocumentsProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { GetDocumentsProgress } from './get-documents-progress.query';

@ApiTags('Editorial side')
@Controller()
export class GetDocumentsProgressController {
  constructor(private readonly queries: QueryBus) {}

  /** How far the documents are that `GET /article/{id}/regenerate-combined-pdf` or a submission has made. */
  @Get('article/:id/regenerate-combined-pdf/progress')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') articleId: string): Promise<DocumentsProgress> {
    return this.queries.execute(new GetDocumentsProgress(articleId));
  }
}
