import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { REVIEW_FILE_BYTES, REVIEW_FILE_EXTENSIONS, REVIEW_FILE_MESSAGES } from '../../contracts';
import { BLOBS, type Blobs, type StoredBlob } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem } from '../../platform/documents';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Workbench } from '../documents/workbench';
import { Inspector } from '../inspection/inspector';
import { receiveUpload } from '../uploads/receive-upload';
import { UploadQuota } from '../uploads/upload-quota';

export interface AnnotatedFile extends StoredBlob {
  extension: string;
}

/** A stripped file can be somewhat larger than the one that was sent. */
const SPARE = 2;

/** Receives annotated manuscripts. Only the file without names is stored, never the one that was sent. */
@Injectable()
export class AnnotatedFiles {
  constructor(
    private readonly quota: UploadQuota,
    private readonly inspector: Inspector,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 400, 413, 415, 422 or 503 for a file that is not accepted, 429 above the day's quota. */
  async receive(request: Request, userId: string): Promise<AnnotatedFile> {
    await this.quota.require(userId);
    const { hash, size, extension } = await receiveUpload(request, {
      maxBytes: REVIEW_FILE_BYTES,
      store: async (bytes, type) => ({ ...(await this.withoutNames(bytes, type)), flags: [] }),
      check: requireAllowed,
    });
    return { hash, size, extension };
  }

  private async withoutNames(bytes: Readable, extension: string): Promise<StoredBlob> {
    const bench = await Workbench.open();
    const assembler = new DocumentAssembler();
    const [input, output] = [bench.path(extension), bench.path(extension)];
    try {
      await pipeline(bytes, createWriteStream(input));
      await this.inspector.inspect(input, extension);
      await assembler.do<'strip'>({
        task: 'strip',
        input,
        output,
        extension: extension === 'pdf' ? 'pdf' : 'docx',
        of: 'REVIEWER',
      });
      return await this.blobs.put(createReadStream(output), { maxBytes: SPARE * REVIEW_FILE_BYTES });
    } catch (problem) {
      throw problem instanceof DocumentProblem ? unusable(problem) : problem;
    } finally {
      assembler.close();
      await bench.close();
    }
  }
}

/** The names in a file that cannot be read cannot be removed. */
function unusable({ message }: DocumentProblem): ApiProblem {
  const words = `The names in this file could not be removed. ${message}`;
  return new ApiProblem('RULE_BROKEN', words, { file: words });
}

function requireAllowed(extension: string): void {
  if (REVIEW_FILE_EXTENSIONS.includes(extension)) return;
  throw new ApiProblem('WRONG_TYPE', REVIEW_FILE_MESSAGES.type, { file: REVIEW_FILE_MESSAGES.type });
}
