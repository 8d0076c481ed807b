import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { actorOf, type ArticleFile, Articles, type ArticleState, Refusal, relationsOf } from '../../../article';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { ApiProblem } from '../../../platform/http/api-problem';
import { visibleFiles } from '../../visibility/visible-files';
import { MAX_ZIP_BYTES, MAX_ZIP_ENTRIES, zipStream } from '../../zip/zip-stream';
import { type Archive, DownloadFiles } from './download-files.query';

/** All files of a choice that this person may see, in one archive with a folder per revision. */
@QueryHandler(DownloadFiles)
export class DownloadFilesHandler implements IQueryHandler<DownloadFiles> {
  constructor(
    private readonly articles: Articles,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 404 when the choice is empty, 413 when it is too large for one archive. */
  async execute({ articleId, user, choice }: DownloadFiles): Promise<Archive> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const actor = actorOf(user);
    const files = visibleFiles(state, { actor, relations: relationsOf(state, actor) })
      .filter((file) => choice.type === undefined || choice.type.includes(file.designation))
      .filter((file) => choice.revision === undefined || file.revision === choice.revision);
    requireArchivable(files);
    return { fileName: `${state.number}-files.zip`, bytes: zipStream(files.map((file) => this.entry(state, file))) };
  }

  private entry(state: ArticleState, file: ArticleFile): Parameters<typeof zipStream>[0][number] {
    return {
      name: `R${file.revision}/${file.fileName}`,
      modified: new Date(state.fileTimes[file.fileId] ?? state.createdAt),
      open: () => this.blobs.open(file.hash),
    };
  }
}

function requireArchivable(files: readonly ArticleFile[]): void {
  if (files.length === 0) throw new ApiProblem('NOT_FOUND', 'There are no such files.');
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MAX_ZIP_BYTES || files.length > MAX_ZIP_ENTRIES)
    throw new ApiProblem(
      'TOO_LARGE',
      'These files are too large for one archive. Please choose one revision or one type.',
    );
}
