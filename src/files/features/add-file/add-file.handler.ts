import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { FileRecords } from '../../records/file-records';
import { AddFile } from './add-file.command';

/** Makes an upload a file of the article, replacing another one if named. */
@CommandHandler(AddFile)
export class AddFileHandler implements ICommandHandler<AddFile> {
  constructor(
    private readonly records: FileRecords,
    private readonly views: ArticleViews,
  ) {}

  async execute({ call: { articleId, user, meta }, payload }: AddFile): Promise<ArticleView> {
    const actor = actorOf(user);
    const { state } = await this.records.add(articleId, payload, { actor, pinnedVersion: meta.pinnedVersion, meta });
    return this.views.of(state, actor);
  }
}
