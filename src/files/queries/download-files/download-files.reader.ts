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
import { AuthorVeil, needsCopy, type ViewerRole, viewerRoleOf, visibleFiles } from '../../../article-desk/public';
import type { Language } from '../../../contracts';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { AnonymousCopies } from '../../anonymous/anonymous-copies';
import { FileCatalogue } from '../../download/file-catalogue';
import { DamagedFiles, problemBy } from '../../storage/damaged-files';
import { entryNames } from '../../zip/entry-names';
import { type LeftOutBecause, leftOutNote } from '../../zip/left-out-note';
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

interface Choice {
  /** As this person may see it. */
  state: ArticleState;
  files: readonly ArticleFile[];
  viewerRole: ViewerRole;
  language: Language;
}

/**
 * All selected files that this person may see, in one archive with a folder per revision. A file whose bytes are damaged or missing, or
 * that would show hidden names, is left out and named in the last entry: each file is checked against its hash before it gets an entry (ADR
 * 128).
 */
@Injectable()
export class DownloadFilesReader {
  constructor(
    private readonly articles: Articles,
    private readonly catalogue: FileCatalogue,
    private readonly veil: AuthorVeil,
    private readonly copies: AnonymousCopies,
    private readonly damaged: DamagedFiles,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 404 when the selection is empty. */
  async read({ articleId, user, choice }: DownloadFiles): Promise<Archive> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const actor = actorOf(user);
    const known = await this.veil.stateFor(state, actor);
    const relations = relationsOf(state, actor);
    const shown = visibleFiles(known, { actor, relations })
      .filter((file) => choice.type === undefined || choice.type.includes(file.designation))
      .filter((file) => choice.revision === undefined || file.revision === choice.revision);
    const erased = await this.catalogue.erased(shown.map(({ hash }) => hash));
    const files = shown.filter(({ hash }) => !erased.has(hash));
    if (files.length === 0) throw new ApiProblem('NOT_FOUND', 'There are no such files.');
    await this.ensureStorage(files);
    const viewerRole = viewerRoleOf(relations);
    const entries = this.entries({ state: known, files, viewerRole, language: requestLanguage() });
    return { fileName: `${state.number}-files.zip`, bytes: zipStream(entries) };
  }

  /** While the storage is unavailable, the answer is an error, not an interrupted download. A lost file is found later. */
  private async ensureStorage([first]: readonly ArticleFile[]): Promise<void> {
    if (!first) return;
    await this.blobs.size(first.hash).catch((failure: unknown) => {
      if (problemBy(failure) === null) throw failure;
    });
  }

  private async *entries({ state, files, viewerRole, language }: Choice): AsyncGenerator<ZipEntry> {
    const names = entryNames(files.map(({ revision, fileName }) => ({ folder: `R${revision}`, fileName })));
    const left: Record<LeftOutBecause, string[]> = { LOST: [], NAMES: [], SENDER: [] };
    for (const [place, file] of files.entries()) {
      const name = names[place] ?? file.fileId;
      if (await this.damaged.isLost(file.hash)) {
        left.LOST.push(name);
        continue;
      }
      const entry = this.entry(name, file, state);
      const isOfOffice = needsCopy(state, viewerRole, file);
      const shown = state.authorsHidden || isOfOffice ? await this.nameless(entry, file) : entry;
      if (shown) yield shown;
      else left[isOfOffice ? 'SENDER' : 'NAMES'].push(name);
    }
    const note = leftOutNote(left, language, this.clock.now());
    if (note) yield note;
  }

  private entry(name: string, { fileId, hash, size }: ArticleFile, state: ArticleState): ZipEntry {
    return { name, modified: new Date(fileTimeOf(state, fileId)), size, open: () => this.blobs.open(hash) };
  }

  /** Replaces the file by a copy without names; null when none can be made, and then the file is left out. */
  private async nameless(entry: ZipEntry, { fileId }: ArticleFile): Promise<ZipEntry | null> {
    const stored = await this.catalogue.find(fileId);
    const copy = stored && (await this.copies.of(stored).catch(() => null));
    return copy && { ...entry, size: copy.file.size, open: () => copy.open(null) };
  }
}
