import { Injectable } from '@nestjs/common';
import { actorOf, type ArticleState, withoutOfficeNames, workingRevision } from '../../article';
import { NamesGuard, type SentText } from '../../article-desk/public';
import type { Designation } from '../../contracts';
import { DocumentTexts } from '../../files/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { plainText } from '../../platform/rich-text';
import { sentDocument } from './sent-document';

/** Documents of the authors that reviewers read. */
const READ: readonly Designation[] = [
  ...(['Manuscript', 'UnmarkedManuscriptPDF', 'MarkedManuscript', 'RebuttalLetter'] as const),
  ...(['Tables', 'SupplementaryFigures', 'Additional'] as const),
];

/** Refuses a manuscript that shows reviewers who its authors are, if they must not know it. */
@Injectable()
export class NamelessManuscript {
  constructor(
    private readonly names: NamesGuard,
    private readonly documents: DocumentTexts,
  ) {}

  /** True when reviewers must not know the authors. For a draft: if it were submitted now. */
  concerns(state: ArticleState): Promise<boolean> {
    return this.names.hidesAuthors(state);
  }

  /** @throws ApiProblem NAMES_FOUND with the passages found in each field and document. */
  async require(state: ArticleState, by: RequestUser, anyway: boolean | undefined): Promise<void> {
    if (!(await this.concerns(state))) return;
    const { articleTitle, runningTitle, abstractText, keywords } = state.fields;
    const texts: SentText[] = [
      { place: 'articleTitle', text: articleTitle },
      { place: 'runningTitle', text: runningTitle },
      { place: 'abstractText', text: plainText(abstractText) },
      { place: 'keywords', text: keywords.join('\n') },
      ...(await this.ofDocuments(state, by)),
    ];
    await this.names.requireNamelessAuthors(state, texts, { by, anyway });
  }

  private async ofDocuments(state: ArticleState, by: RequestUser): Promise<SentText[]> {
    const revision = workingRevision(state, actorOf(by));
    const files = withoutOfficeNames(state).files.filter(
      (file) => READ.includes(file.designation) && file.revision === revision,
    );
    const words = await this.documents.of(files);
    return files.flatMap((file, place) => {
      const read = words[place];
      return read ? [sentDocument(file.originalName ?? file.fileName, read)] : [];
    });
  }
}
