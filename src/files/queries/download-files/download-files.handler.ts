import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { actorOf, type ArticleFile, Articles, type ArticleState, Refusal, relationsOf } from '../../../article';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { ApiProblem } from '../../../platform/http/api-problem';
import { visibleFiles } from '../../visibility/visible-files';
import { entryNames } from '../../zip/entry-names';
import { type ZipEntry, zipStream } from '../../zip/zip-stream';
import { type Archive, DownloadFiles } from './download-files.query';

/** All files of a choice that this person may see, in one archive with a folder per revision. */
@QueryHandler(DownloadFiles)
export class DownloadFilesHandler implements IQueryHandler<DownloadFiles> {
  constructor(
    private readonly articles: Articles,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 404 when the choice is empty. */
  async execute({ articleId, user, choice }: DownloadFiles): Promise<Archive> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const actor = actorOf(user);
    const files = visibleFiles(state, { actor, relations: relationsOf(state, actor) })
      .filter((file) => choice.type === undefined || choice.type.includes(file.designation))
      .filter((file) => choice.revision === undefined || file.revision === choice.revision);
    if (files.length === 0) throw new ApiProblem('NOT_FOUND', 'There are no such files.');
    return { fileName: `${state.number}-files.zip`, bytes: zipStream(this.entries(state, files)) };
  }

  private entries(state: ArticleState, files: readonly ArticleFile[]): ZipEntry[] {
    const names = entryNames(files.map(({ revision, fileName }) => ({ folder: `R${revision}`, fileName })));
    return files.map(({ fileId, hash, size }, place) => ({
      name: names[place] ?? fileId,
      modified: new Date(state.fileTimes[fileId] ?? state.createdAt),
      size,
      open: () => this.blobs.open(hash),
    }));
  }
}
