import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  actorOf,
  type ArticleFile,
  Articles,
  type ArticleState,
  fileTimeOf,
  Refusal,
  relationsOf,
} from '../../../article';
import { visibleFiles } from '../../../article-desk/public';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { FileCatalogue } from '../../download/file-catalogue';
import { entryNames } from '../../zip/entry-names';
import { type ZipEntry, zipStream } from '../../zip/zip-stream';
import type { DownloadFilesDto } from './download-files.dto';

interface Archive {
  fileName: string;
  bytes: Readable;
}

interface DownloadFiles {
  articleId: string;
  user: RequestUser;
  choice: DownloadFilesDto;
}

/** All selected files that this person may see, in one archive with a folder per revision. */
@Injectable()
export class DownloadFilesReader {
  constructor(
    private readonly articles: Articles,
    private readonly catalogue: FileCatalogue,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 404 when the selection is empty. */
  async read({ articleId, user, choice }: DownloadFiles): Promise<Archive> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const actor = actorOf(user);
    const shown = visibleFiles(state, { actor, relations: relationsOf(state, actor) })
      .filter((file) => choice.type === undefined || choice.type.includes(file.designation))
      .filter((file) => choice.revision === undefined || file.revision === choice.revision);
    const erased = await this.catalogue.erased(shown.map(({ hash }) => hash));
    const files = shown.filter(({ hash }) => !erased.has(hash));
    if (files.length === 0) throw new ApiProblem('NOT_FOUND', 'There are no such files.');
    return { fileName: `${state.number}-files.zip`, bytes: zipStream(this.entries(state, files)) };
  }

  private entries(state: ArticleState, files: readonly ArticleFile[]): ZipEntry[] {
    const names = entryNames(files.map(({ revision, fileName }) => ({ folder: `R${revision}`, fileName })));
    return files.map(({ fileId, hash, size }, place) => ({
      name: names[place] ?? fileId,
      modified: new Date(fileTimeOf(state, fileId)),
      size,
      open: () => this.blobs.open(hash),
    }));
  }
}
