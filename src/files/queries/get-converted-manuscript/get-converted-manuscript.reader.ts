import { Injectable } from '@nestjs/common';
import { Articles, type ArticleState, AUTHOR_WRITES, fileTimeOf, Refusal, withoutOfficeNames } from '../../../article';
import { FileLinks, toFileView } from '../../../article-desk/public';
import type { DocumentsProgress } from '../../../contracts';
import { DocumentRuns } from '../../documents/document-runs';
import { preparedRevisionOf } from '../../documents/prepared-manuscript';

interface GetConvertedManuscript {
  articleId: string;
}

/** The progress of the conversion, and its result for exactly the present content. */
@Injectable()
export class GetConvertedManuscriptReader {
  constructor(
    private readonly articles: Articles,
    private readonly runs: DocumentRuns,
    private readonly links: FileLinks,
  ) {}

  async read({ articleId }: GetConvertedManuscript): Promise<DocumentsProgress> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const file = state.files.find(({ fileId }) => fileId === state.convertedFileId);
    const view = file && toFileView(file, fileTimeOf(state, file.fileId), (fileId) => this.links.locate(fileId));
    // Otherwise the run is the office's own, and is not shown to the author.
    const isPrepared = AUTHOR_WRITES.includes(state.status);
    const run = isPrepared ? { id: articleId, revision: preparedRevisionOf(state) } : { id: '', revision: 0 };
    const progress = this.runs.progressOf(run, view ?? null);
    return {
      ...progress,
      fileName: progress.fileName && givenName(state, progress.fileName),
      problems: progress.problems.map((one) => ({ ...one, fileName: givenName(state, one.fileName) })),
    };
  }
}

/** The author's name for a file; for a file of the office, the journal's. */
const givenName = (state: ArticleState, fileName: string): string =>
  withoutOfficeNames(state).files.find((file) => file.fileName === fileName)?.originalName ?? fileName;
