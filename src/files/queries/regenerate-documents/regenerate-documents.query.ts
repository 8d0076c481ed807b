import { Query } from '@nestjs/cqrs';
import type { FileView } from '../../../contracts';

/** A GET, as the spec has it (lifecycle, section 4 (9)). */
export class RegenerateDocuments extends Query<FileView> {
  constructor(
    readonly articleId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
