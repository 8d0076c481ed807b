import { Inject, Injectable } from '@nestjs/common';
import { FileLinks } from '../../../article-desk/public';
import { toFileView } from '../../../article-desk/public';
import type { FileView } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestMeta } from '../../../platform/http/request/meta.decorator';
import { GeneratedDocuments } from '../../documents/generated-documents';

/** A GET, as the spec defines it (lifecycle, section 4 (9)). */
interface RegenerateDocuments {
  articleId: string;
  meta: RequestMeta;
}

@Injectable()
export class RegenerateDocumentsReader {
  constructor(
    private readonly documents: GeneratedDocuments,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read({ articleId, meta }: RegenerateDocuments): Promise<FileView> {
    const file = await this.documents.regenerate(articleId, meta);
    return toFileView(file, this.clock.now().toISOString(), (fileId) => this.links.locate(fileId));
  }
}
