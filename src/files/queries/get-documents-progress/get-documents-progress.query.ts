import { Query } from '@nestjs/cqrs';
import type { DocumentsProgress } from '../../../contracts';

export class GetDocumentsProgress extends Query<DocumentsProgress> {
  constructor(readonly articleId: string) {
    super();
  }
}
