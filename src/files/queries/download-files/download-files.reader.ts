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
import { AuthorVeil, visibleFiles } from '../../../article-desk/public';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { AnonymousCopies } from '../../anonymous/anonymous-copies';
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
    private readonly veil: AuthorVeil,
    private readonly copies: AnonymousCopies,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 404 when the selection is empty. */
  async read({ articleId, user, choice }: DownloadFiles): Promise<Archive> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const actor = actorOf(user);
    const known = await this.veil.stateFor(state, actor);
    const shown = visibleFiles(known, { actor, relations: relationsOf(state, actor) })
      .filter((file) => choice.type === undefined || choice.type.includes(file.designation))
      .filter((file) => choice.revision === undefined || file.revision === choice.revision);
    const erased = await this.catalogue.erased(shown.map(({ hash }) => hash));
    const files = shown.filter(({ hash }) => !erased.has(hash));
    if (files.length === 0) throw new ApiProblem('NOT_FOUND', 'There are no such files.');
    const entries = known.authorsHidden ? await this.nameless(known, files) : this.entries(state, files);
    return { fileName: `${state.number}-files.zip`, bytes: zipStream(entries) };
  }

  /** Copies without names; a file of which none can be made is left out. */
  private async nameless(state: ArticleState, files: readonly ArticleFile[]): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = [];
    for (const [place, entry] of this.entries(state, files).entries()) {
      const file = files[place];
      const stored = file && (await this.catalogue.find(file.fileId));
      const copy = stored && (await this.copies.of(stored).catch(() => null));
      if (copy) entries.push({ ...entry, size: copy.file.size, open: () => copy.open(null) });
    }
    return entries;
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
