import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { FileLinks, linkedFile } from '../../../article-desk/public';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { AnonymousCopies } from '../../anonymous/anonymous-copies';
import type { ByteRange } from '../../download/byte-range';
import { FileCatalogue, type StoredFile } from '../../download/file-catalogue';

interface OpenFile {
  fileId: string;
  expires: string;
  signature: string;
}

interface OpenedFile {
  file: StoredFile;
  open: (range: ByteRange | null) => Promise<Readable>;
}

/** The file of a signed link. Any person with the link may open the file until it expires (lifecycle, section 4 (10)). */
@Injectable()
export class OpenFileReader {
  constructor(
    private readonly files: FileCatalogue,
    private readonly links: FileLinks,
    private readonly copies: AnonymousCopies,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /**
   * @throws ApiProblem 403 for a link that was changed or has expired, 404 for a link without a file, 422 when the names in the file cannot
   * be removed.
   */
  async read({ fileId, expires, signature }: OpenFile): Promise<OpenedFile> {
    if (!this.links.isValid(fileId, expires, signature))
      throw new ApiProblem(
        'FORBIDDEN',
        'This link has expired. Please open the file again from the page of the article.',
      );
    const linked = linkedFile(fileId);
    const file = await this.files.find(linked.fileId);
    if (!file) throw new ApiProblem('NOT_FOUND', 'This file does not exist.');
    if (linked.isAnonymous) return this.copies.of(file);
    return { file, open: (range) => this.blobs.open(file.hash, range ?? undefined) };
  }
}
