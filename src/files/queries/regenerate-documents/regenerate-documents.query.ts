import { Query } from '@nestjs/cqrs';
import type { FileView } from '../../../contracts';
import type { RequestMeta } from '../../../platform/http/meta.decorator';

/** A GET, as the spec has it (lifecycle, section 4 (9)). */
export class RegenerateDocuments extends Query<FileView> {
  constructor(
    readonly articleId: string,
    readonly meta: RequestMeta,
  ) {
    super();
  }
}
