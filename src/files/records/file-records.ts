import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  type ArticleCommand,
  type ArticleFile,
  Articles,
  type ArticleState,
  type Executed,
  type ExecuteOptions,
  workingRevision,
} from '../../article';
import { requireVisible } from '../../article-desk/public';
import { type Designation, extensionOf, nameProblem, SINGLE_DESIGNATIONS } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { nextFileName, replacingFileName } from '../naming/file-name';
import { type Upload, UploadStore } from '../uploads/upload.store';
import { ADD_WITHIN_MS } from '../uploads/upload-age';
import { retitledFigures } from './listed-titles';

/** An upload that becomes a file of the article. */
export interface NewFile {
  /** The name returned for the upload. */
  filename: string;
  type: Designation;
  fileType?: string | null;
  /** If absent, the revision that this person works on. */
  revision?: number | null;
  figureTitle?: string | null;
  /** Id of the file that it replaces in the same step. */
  replaces?: string | null;
}

const NO_UPLOAD = 'This upload no longer exists. Please upload the file again.';

/** Makes uploads files of an article (spec part 1, section 5, 'File upload'). */
@Injectable()
export class FileRecords {
  constructor(
    private readonly articles: Articles,
    private readonly uploads: UploadStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `made`: the system made the file for this person. @throws ApiProblem 400 for an unknown upload, 422 for a second file of the same name;
   * Refusal, StaleVersion.
   */
  async add(articleId: string, file: NewFile, options: ExecuteOptions, made = false): Promise<Executed> {
    const all = await this.uploads.ofArticle(articleId);
    const upload = all.find((one) => one.fileName.toLowerCase() === file.filename.toLowerCase());
    if (!upload || upload.recorded || this.isTooOld(upload)) throw validationProblem({ filename: NO_UPLOAD });
    if (file.fileType && extensionOf(`x.${file.fileType.replace(/^\./, '')}`) !== upload.extension)
      throw validationProblem({ fileType: `The file uploaded is a .${upload.extension} file.` });
    const done = await this.articles.execute(
      articleId,
      (state) => {
        const { replaces = null } = file;
        if (replaces !== null) requireVisible(state, options.actor, [replaces]);
        const remaining = { ...state, files: state.files.filter((one) => one.fileId !== replaces) };
        refuseSameName(remaining, upload, all, file.revision ?? workingRevision(state, options.actor));
        const added = record(state, upload, file, options.actor, all);
        return { type: 'AddFile', data: { file: added, reusedFrom: null, replaces, made } };
      },
      options,
    );
    await this.uploads.markRecorded(upload.id);
    return done;
  }

  private isTooOld(upload: Upload): boolean {
    return this.clock.now().getTime() - upload.createdAt.getTime() > ADD_WITHIN_MS;
  }

  /**
   * Adds the listed files that the article does not have yet, and changes the titles of its figures to those listed; returns the number of
   * changes. Clients may send back the whole list of files: those that the article has, or had, are not added again. Only the first change
   * pins the version.
   */
  async addListed(articleId: string, files: readonly NewFile[], options: ExecuteOptions): Promise<number> {
    if (files.length === 0) return 0;
    const [state, uploads] = await Promise.all([this.articles.load(articleId), this.uploads.ofArticle(articleId)]);
    const known = [...(state?.files ?? []), ...uploads.filter(({ recorded }) => recorded)];
    const names = new Set(known.map(({ fileName }) => fileName.toLowerCase()));
    const missing = files.filter(({ filename }) => !names.has(filename.toLowerCase()));
    const unpinned = { ...options, pinnedVersion: undefined };
    for (const [index, file] of missing.entries()) await this.add(articleId, file, index === 0 ? options : unpinned);
    const isRetitled = await this.retitle(articleId, files, missing.length === 0 ? options : unpinned);
    return missing.length + Number(isRetitled);
  }

  private async retitle(articleId: string, files: readonly NewFile[], options: ExecuteOptions): Promise<boolean> {
    const titledIn = (state: ArticleState) =>
      retitledFigures(state.files, workingRevision(state, options.actor), files);
    const state = await this.articles.load(articleId);
    const figures = state && titledIn(state);
    if (!figures) return false;
    const build = (now: ArticleState): ArticleCommand => ({
      type: 'ReorderFigures',
      data: { figures: titledIn(now) ?? figures },
    });
    await this.articles.execute(articleId, build, options);
    return true;
  }
}

/** Two files of one revision must not have the same original name, ignoring spaces (spec part 1, section 5). */
function refuseSameName(state: ArticleState, upload: Upload, all: readonly Upload[], revision: number): void {
  const present = state.files.filter((file) => file.revision === revision);
  // Events from before the original names were stored: the upload still has the name, except for a reused file.
  const names = present.map(
    ({ fileId, originalName }) => originalName ?? all.find(({ id }) => id === fileId)?.originalName ?? '',
  );
  const taken = nameProblem(upload.originalName, names);
  if (taken !== undefined) throw new ApiProblem('RULE_BROKEN', taken, { filename: taken });
}

function record(state: ArticleState, upload: Upload, file: NewFile, actor: Actor, all: readonly Upload[]): ArticleFile {
  const revision = file.revision ?? workingRevision(state, actor);
  return {
    fileId: upload.id,
    designation: file.type,
    fileName: nameOf(state, upload, file, all, revision),
    originalName: upload.originalName,
    extension: upload.extension,
    revision,
    hash: upload.hash,
    size: upload.size,
    figureTitle: file.figureTitle?.trim() || null,
    figureOrder: null,
    ...(upload.flags.length > 0 && { flags: upload.flags }),
  };
}

function nameOf(state: ArticleState, upload: Upload, file: NewFile, all: readonly Upload[], revision: number): string {
  const taken = [...state.files, ...state.removedFiles, ...all].map((one) => one.fileName);
  const replaced = state.files.find((one) => one.fileId === file.replaces);
  // If there are several files of a designation, the number shows which one it is.
  if (replaced && !SINGLE_DESIGNATIONS.includes(file.type))
    return replacingFileName(replaced.fileName, upload.extension, taken);
  if (upload.designation === file.type) return upload.fileName;
  return nextFileName({ number: state.number, revision }, file.type, upload.extension, taken);
}
