import { Injectable } from '@nestjs/common';
import { Articles, fileTimeOf, Refusal } from '../../../article';
import { AuthorVeil, FileLinks } from '../../../article-desk/public';
import { toFileView } from '../../../article-desk/public';
import type { DocumentsProgress } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DocumentRuns } from '../../documents/document-runs';
import { fullArticleOf } from '../../documents/generated-documents';

interface GetDocumentsProgress {
  articleId: string;
  user: RequestUser;
}

@Injectable()
export class GetDocumentsProgressReader {
  constructor(
    private readonly articles: Articles,
    private readonly runs: DocumentRuns,
    private readonly links: FileLinks,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ articleId, user }: GetDocumentsProgress): Promise<DocumentsProgress> {
    const present = await this.articles.load(articleId);
    if (!present) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const state = await this.veil.stateFor(present, user);
    const file = fullArticleOf(state);
    const madeAt = file ? fileTimeOf(state, file.fileId) : state.createdAt;
    const view = file && toFileView(file, madeAt, (fileId) => this.links.locate(fileId));
    return this.runs.progressOf(state, view);
  }
}
