import type { Readable } from 'node:stream';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  actionsFor,
  actorOf,
  Articles,
  type ArticleState,
  designationsFor,
  Refusal,
  relationsOf,
  workingRevision,
} from '../../../article';
import {
  type Designation,
  DESIGNATION_LABELS,
  DESIGNATIONS,
  extensionMessage,
  EXTENSIONS,
  FILE_MESSAGES,
  type FileFlag,
  isCleanable,
  needsNamesCheck,
  staysInOffice,
} from '../../../contracts';
import { BLOBS, type Blobs, type StoredBlob } from '../../../platform/blobs';
import { newId } from '../../../platform/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { AnonymousCopies } from '../../anonymous/anonymous-copies';
import { Inspector } from '../../inspection/inspector';
import { nextFileName } from '../../naming/file-name';
import { type ReceivedFile, receiveUpload } from '../../uploads/receive-upload';
import { UploadStore } from '../../uploads/upload.store';
import { UploadQuota } from '../../uploads/upload-quota';
import { type UploadAnswer, UploadFile } from './upload-file.command';

/** @throws ApiProblem 400 for an unknown designation. */
function designationOf(type: string | null): Designation | null {
  if (type === null || type === '') return null;
  const found = DESIGNATIONS.find((designation) => designation === type);
  if (!found) throw validationProblem({ type: 'There is no such type of file.' });
  return found;
}

interface Storing {
  maxBytes: number;
  /** True for a file of the office that others see. */
  isShared: boolean;
  /** True: its sender has confirmed that it names no one in the office. */
  isChecked: boolean;
}

/** Receives one file; it belongs to the article only after `add-file` (spec part 1, section 5, 'File upload'). */
@CommandHandler(UploadFile)
export class UploadFileHandler implements ICommandHandler<UploadFile> {
  constructor(
    private readonly articles: Articles,
    private readonly uploads: UploadStore,
    private readonly quota: UploadQuota,
    @Inject(BLOBS) private readonly blobs: Blobs,
    private readonly inspector: Inspector,
    private readonly copies: AnonymousCopies,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * @throws ApiProblem 400, 413, 415, 422 or 503 for a file that is not accepted, 429 above the day's quota; Refusal when this person may
   * not change files now.
   */
  async execute({ articleId, user, type, request }: UploadFile): Promise<UploadAnswer> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const allowed = this.allowed(state, user);
    await this.quota.require(user.userId);
    const { maxUploadBytes } = await this.settings.current();
    const isOfAuthor = relationsOf(state, actorOf(user)).has('own');
    let designation = type;
    let isChecked = false;
    const received = await receiveUpload(request, {
      maxBytes: maxUploadBytes,
      store: (bytes, extension) => {
        const isShared = !isOfAuthor && (designation === null || !staysInOffice(designation));
        return this.store(bytes, extension, { maxBytes: maxUploadBytes, isShared, isChecked });
      },
      check: (extension, fields) => {
        designation = designationOf(fields.type) ?? type;
        isChecked = fields.namesChecked;
        requireAllowed(designation, extension, allowed);
        if (!isOfAuthor && !isChecked) requireOfficeUpload(designation, extension);
      },
    });
    return this.keep(state, user, designation, received);
  }

  private async store(
    bytes: Readable,
    extension: string,
    { maxBytes, isShared, isChecked }: Storing,
  ): Promise<StoredBlob & { flags: FileFlag[] }> {
    let flags: FileFlag[] = [];
    const inspect = async (path: string): Promise<void> => {
      flags = await this.inspector.inspect(path, extension);
      if (!isShared || (isCleanable(extension) && (await this.copies.canBeMade(path, extension)))) return;
      if (isChecked) flags.push('NAMES_CHECKED');
      else if (isCleanable(extension)) throw namesStay();
    };
    return { ...(await this.blobs.put(bytes, { maxBytes, inspect })), flags };
  }

  /** The designations that this person may upload now. */
  private allowed(state: ArticleState, user: UploadFile['user']): readonly Designation[] {
    const actor = actorOf(user);
    if (actionsFor(state, actor).includes('manage-files')) return designationsFor(state, actor);
    throw new Refusal('TRANSITION', 'No files can be added to this article now.');
  }

  private async keep(
    state: ArticleState,
    user: UploadFile['user'],
    designation: Designation | null,
    { originalName, extension, hash, size, flags }: ReceivedFile,
  ): Promise<UploadAnswer> {
    const name = { number: state.number, revision: workingRevision(state, actorOf(user)) };
    const present = state.files.map((file) => file.fileName);
    const { fileName } = await this.uploads.add(
      {
        id: newId(),
        articleId: state.id,
        userId: user.userId,
        originalName,
        designation,
        extension,
        hash,
        size,
        flags,
      },
      (taken) => nextFileName(name, designation ?? 'File', extension, [...present, ...taken]),
    );
    return { fileName };
  }
}

/** @throws ApiProblem 422 for a designation that this person may not use, 415 for an extension that it does not allow. */
function requireAllowed(designation: Designation | null, extension: string, allowed: readonly Designation[]): void {
  if (designation === null) return;
  const label = DESIGNATION_LABELS[designation];
  const refused = `A file of type ${label} cannot be added here.`;
  if (!allowed.includes(designation)) throw new ApiProblem('RULE_BROKEN', refused, { type: refused });
  if (EXTENSIONS[designation].includes(extension)) return;
  const message = extensionMessage(designation);
  throw new ApiProblem('WRONG_TYPE', message, { file: message });
}

/** Authors and reviewers get a copy without names of what the office adds. @throws ApiProblem 422 for a kind of file without such a copy. */
function requireOfficeUpload(designation: Designation | null, extension: string): void {
  if (designation !== null && needsNamesCheck(designation, extension)) throw namesStay();
}

const namesStay = (): ApiProblem =>
  new ApiProblem('RULE_BROKEN', FILE_MESSAGES.namesStay, { file: FILE_MESSAGES.namesStay });
