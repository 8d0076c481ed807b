import { Injectable } from '@nestjs/common';
import { Articles, fileTimeOf, Refusal } from '../../../article';
import { FileLinks } from '../../../article-desk/public';
import { toFileView } from '../../../article-desk/public';
import type { DocumentsProgress } from '../../../contracts';
import { DocumentRuns } from '../../documents/document-runs';
import { fullArticleOf } from '../../documents/generated-documents';

interface GetDocumentsProgress {
  articleId: string;
}

@Injectable()
export class GetDocumentsProgressReader {
  constructor(
    private readonly articles: Articles,
    private readonly runs: DocumentRuns,
    private readonly links: FileLinks,
  ) {}

  async read({ articleId }: GetDocumentsProgress): Promise<DocumentsProgress> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const file = fullArticleOf(state);
    const madeAt = file ? fileTimeOf(state, file.fileId) : state.createdAt;
    const view = file && toFileView(file, madeAt, (fileId) => this.links.locate(fileId));
    return this.runs.progressOf(articleId, view);
  }
}
