import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import { requireVisible } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { RemoveFiles } from './remove-files.command';

/** Removes files from the article; their bytes and the history are kept. */
@CommandHandler(RemoveFiles)
export class RemoveFilesHandler implements ICommandHandler<RemoveFiles> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  /** @throws Refusal NOT_FOUND also for files that this person cannot see; StaleVersion. */
  async execute({ call: { articleId, user, meta }, fileIds }: RemoveFiles): Promise<ArticleView> {
    const actor = actorOf(user);
    const { state } = await this.articles.execute(
      articleId,
      (before) => {
        requireVisible(before, actor, fileIds);
        return { type: 'RemoveFiles', data: { fileIds } };
      },
      { actor, pinnedVersion: meta.pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
