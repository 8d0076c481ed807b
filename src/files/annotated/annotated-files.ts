import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { REVIEW_FILE_BYTES, REVIEW_FILE_EXTENSIONS, REVIEW_FILE_MESSAGES } from '../../contracts';
import type { StoredBlob } from '../../platform/blobs';
import { AttachedFiles } from './attached-files';

export interface AnnotatedFile extends StoredBlob {
  extension: string;
}

/** Receives annotated manuscripts. Their file names are dropped, since they may contain the name of the reviewer. */
@Injectable()
export class AnnotatedFiles {
  constructor(private readonly attached: AttachedFiles) {}

  /** @throws ApiProblem as `AttachedFiles.receive` */
  async receive(request: Request, userId: string): Promise<AnnotatedFile> {
    const { hash, size, extension } = await this.attached.receive(request, userId, {
      extensions: REVIEW_FILE_EXTENSIONS,
      maxBytes: REVIEW_FILE_BYTES,
      of: 'REVIEWER',
      wrongType: REVIEW_FILE_MESSAGES.type,
    });
    return { hash, size, extension };
  }
}
