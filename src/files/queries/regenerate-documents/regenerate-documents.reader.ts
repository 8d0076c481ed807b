import { Inject, Injectable } from '@nestjs/common';
import { Articles, Refusal } from '../../../article';
import { AuthorVeil, FileLinks } from '../../../article-desk/public';
import { toFileView } from '../../../article-desk/public';
import { type FileView, VEIL_MESSAGES } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { RequestMeta } from '../../../platform/http/request/meta.decorator';
import { GeneratedDocuments } from '../../documents/generated-documents';

/** A GET, as the spec defines it (lifecycle, section 4 (9)). */
interface RegenerateDocuments {
  articleId: string;
  user: RequestUser;
  meta: RequestMeta;
}

@Injectable()
export class RegenerateDocumentsReader {
  constructor(
    private readonly documents: GeneratedDocuments,
    private readonly links: FileLinks,
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read({ articleId, user, meta }: RegenerateDocuments): Promise<FileView> {
    const file = await this.documents.regenerate(articleId, meta);
    const state = await this.articles.load(articleId);
    const isHidden = state !== null && (await this.veil.stateFor(state, user)).authorsHidden === true;
    // A newly made document has no names; the setting of a draft's mode may have changed meanwhile.
    if (isHidden && file.anonymous !== true) throw new Refusal('FORBIDDEN', VEIL_MESSAGES.refused);
    return toFileView(file, this.clock.now().toISOString(), (fileId) => this.links.locate(fileId));
  }
}
