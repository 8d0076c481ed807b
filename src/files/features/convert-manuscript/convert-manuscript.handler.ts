import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, Refusal, versionFor } from '../../../article';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { GeneratedDocuments } from '../../documents/generated-documents';
import { ConvertManuscript } from './convert-manuscript.command';

/** Converts the manuscript that an author prepares into the PDF that reviewers will read, before it is sent. */
@CommandHandler(ConvertManuscript)
export class ConvertManuscriptHandler implements ICommandHandler<ConvertManuscript> {
  constructor(
    private readonly articles: Articles,
    private readonly documents: GeneratedDocuments,
  ) {}

  /** @throws Refusal, ApiProblem 503 when it cannot be made, 409 for a stale view. */
  async execute({ call: { articleId, user, meta } }: ConvertManuscript): Promise<void> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const version = versionFor(state, actorOf(user));
    if ((meta.pinnedVersion ?? version) !== version)
      throw new ApiProblem('STALE_VERSION', 'This article was changed in another window. Please reload the page.');
    await this.documents.convert(articleId, meta);
  }
}
