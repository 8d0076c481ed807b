import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ArticleState, type Executed, type ExecuteOptions, workingRevision } from '../../article';
import type { Designation } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { newId } from '../../platform/clock';
import { nextFileName } from '../naming/file-name';
import { UploadStore } from '../uploads/upload.store';
import { FileRecords } from './file-records';

const MAX_BYTES = 50_000_000;

/** A file that the system made for a person, who could also have uploaded it. */
interface Made {
  bytes: Buffer;
  /** The name that an upload from the person's machine would have had, with the extension. */
  originalName: string;
  extension: string;
  designation: Designation;
}

/** Adds generated files as if the person had uploaded them. */
@Injectable()
export class MadeFiles {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    private readonly uploads: UploadStore,
    private readonly records: FileRecords,
  ) {}

  /** Adds it to the revision that the person works on, in place of the file of its designation there. @throws as `FileRecords.add` */
  async add(state: ArticleState, userId: string, made: Made, options: ExecuteOptions): Promise<Executed> {
    const { bytes, originalName, extension, designation } = made;
    const { hash, size } = await this.blobs.put(Readable.from([bytes]), { maxBytes: MAX_BYTES });
    const revision = workingRevision(state, options.actor);
    const upload = { id: newId(), articleId: state.id, userId, originalName, designation, extension, hash, size };
    const present = [...state.files, ...state.removedFiles].map((file) => file.fileName);
    const { fileName } = await this.uploads.add({ ...upload, flags: [] }, (taken) =>
      nextFileName({ number: state.number, revision }, designation, extension, [...present, ...taken]),
    );
    const replaces = presentOf(state, options.actor, designation);
    return this.records.add(state.id, { filename: fileName, type: designation, replaces }, options, true);
  }
}

function presentOf(state: ArticleState, actor: Actor, designation: Designation): string | null {
  const revision = workingRevision(state, actor);
  return state.files.find((file) => file.designation === designation && file.revision === revision)?.fileId ?? null;
}
