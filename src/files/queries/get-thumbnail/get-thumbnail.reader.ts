import { Injectable } from '@nestjs/common';
import { FileLinks, linkedFile } from '../../../article-desk/public';
import { PICTURE_EXTENSIONS } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { FileCatalogue } from '../../download/file-catalogue';
import { Thumbnails } from '../../pictures/thumbnails';

interface GetThumbnail {
  fileId: string;
  expires: string;
  signature: string;
}

/** The small picture of a file, for anyone with its signed link. */
@Injectable()
export class GetThumbnailReader {
  constructor(
    private readonly files: FileCatalogue,
    private readonly links: FileLinks,
    private readonly thumbnails: Thumbnails,
  ) {}

  /** @throws ApiProblem 403 for a link that was changed or has expired, 404 for a link without a picture. */
  async read({ fileId, expires, signature }: GetThumbnail): Promise<{ hash: string; jpeg: Buffer }> {
    if (!this.links.isValid(fileId, expires, signature))
      throw new ApiProblem('FORBIDDEN', 'This link has expired. Please open the page of the article again.');
    // A thumbnail contains only the picture, so it is the same for all readers.
    const file = await this.files.find(linkedFile(fileId).fileId);
    const jpeg = file && PICTURE_EXTENSIONS.includes(file.extension) ? await this.thumbnails.of(file.hash) : null;
    if (!file || !jpeg) throw new ApiProblem('NOT_FOUND', 'There is no small picture of this file.');
    return { hash: file.hash, jpeg };
  }
}
