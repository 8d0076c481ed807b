import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, type ArticleState, Refusal, relationsOf } from '../../../article';
import type { ArticleView } from '../../../contracts';
import { ArticleViews } from '../../../submission/public';
import { visibleFiles } from '../../visibility/visible-files';
import { RemoveFiles } from './remove-files.command';

/** Takes files out of the article; their bytes and the history stay. */
@CommandHandler(RemoveFiles)
export class RemoveFilesHandler implements ICommandHandler<RemoveFiles> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  /** @throws Refusal NOT_FOUND also for files that this person cannot see; StaleVersion. */
  async execute({ call: { articleId, user, meta }, fileIds }: RemoveFiles): Promise<ArticleView> {
    const actor = actorOf(user);
    const requireVisible = (state: ArticleState): void => {
      const visible = visibleFiles(state, { actor, relations: relationsOf(state, actor) }).map((file) => file.fileId);
      if (!fileIds.every((id) => visible.includes(id)))
        throw new Refusal('NOT_FOUND', 'There is no such file; it may have been deleted already.');
    };
    const { state } = await this.articles.execute(
      articleId,
      (before) => {
        requireVisible(before);
        return { type: 'RemoveFiles', data: { fileIds } };
      },
      { actor, pinnedVersion: meta.pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
