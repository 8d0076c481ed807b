import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { PICTURE_EXTENSIONS } from '../../contracts';
import { BLOBS, type Blobs, type StoredBlob } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem, type FileOwner } from '../../platform/documents';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { pictureWithoutNames } from '../anonymous/picture-without-names';
import { Workbench } from '../documents/workbench';
import { Inspector } from '../inspection/inspector';
import { receiveUpload } from '../uploads/receive-upload';
import { UploadQuota } from '../uploads/upload-quota';

export interface AttachedFile extends StoredBlob {
  /** The name on the sender's machine. */
  originalName: string;
  extension: string;
}

/** The allowed extensions and size of an attached file, and the owner whose names are removed from it. */
export interface Attaching {
  extensions: readonly string[];
  maxBytes: number;
  of: FileOwner;
  /** The message for a file with another extension. */
  wrongType: string;
}

/** A stripped file can be somewhat larger than the one that was sent. */
const SPARE = 2;
const NO_PICTURE = 'It is damaged, or not a picture.';

/** Receives files that are sent with a text. Only the file without names is stored, never the one that was sent. */
@Injectable()
export class AttachedFiles {
  constructor(
    private readonly quota: UploadQuota,
    private readonly inspector: Inspector,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 400, 413, 415, 422 or 503 for a file that is not accepted, 429 above the day's quota. */
  async receive(request: Request, userId: string, attaching: Attaching): Promise<AttachedFile> {
    await this.quota.require(userId);
    const { hash, size, extension, originalName } = await receiveUpload(request, {
      maxBytes: attaching.maxBytes,
      store: async (bytes, type) => ({ ...(await this.withoutNames(bytes, type, attaching)), flags: [] }),
      check: (type) => {
        if (attaching.extensions.includes(type)) return;
        throw new ApiProblem('WRONG_TYPE', attaching.wrongType, { file: attaching.wrongType });
      },
    });
    return { hash, size, extension, originalName };
  }

  private async withoutNames(bytes: Readable, extension: string, { of, maxBytes }: Attaching): Promise<StoredBlob> {
    const bench = await Workbench.open();
    const [input, output] = [bench.path(extension), bench.path(extension)];
    try {
      await pipeline(bytes, createWriteStream(input));
      await this.inspector.inspect(input, extension);
      if (PICTURE_EXTENSIONS.includes(extension)) await pictureWithoutNames(input, output, extension, NO_PICTURE);
      else await documentWithoutNames(input, output, extension, of);
      return await this.blobs.put(createReadStream(output), { maxBytes: SPARE * maxBytes });
    } catch (problem) {
      throw problem instanceof DocumentProblem ? unusable(problem) : problem;
    } finally {
      await bench.close();
    }
  }
}

async function documentWithoutNames(input: string, output: string, extension: string, of: FileOwner): Promise<void> {
  const assembler = new DocumentAssembler();
  try {
    const kind = extension === 'pdf' ? 'pdf' : 'docx';
    await assembler.do<'strip'>({ task: 'strip', input, output, extension: kind, of });
  } finally {
    assembler.close();
  }
}

/** The names cannot be removed from a file that cannot be read. */
function unusable({ message }: DocumentProblem): ApiProblem {
  const words = `The names in this file could not be removed. ${message}`;
  return new ApiProblem('RULE_BROKEN', words, { file: words });
}
