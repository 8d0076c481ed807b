import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { FileView } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { Inject } from '@nestjs/common';
import { GeneratedDocuments } from '../../documents/generated-documents';
import { FileLinks } from '../../links/file-links';
import { toFileView } from '../../visibility/file-view';
import { RegenerateDocuments } from './regenerate-documents.query';

@QueryHandler(RegenerateDocuments)
export class RegenerateDocumentsHandler implements IQueryHandler<RegenerateDocuments> {
  constructor(
    private readonly documents: GeneratedDocuments,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ articleId, meta }: RegenerateDocuments): Promise<FileView> {
    const file = await this.documents.regenerate(articleId, meta);
    return toFileView(file, this.clock.now().toISOString(), (fileId) => this.links.locate(fileId));
  }
}
