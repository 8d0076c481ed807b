import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../../article-desk/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { FileCatalogue, type StoredFile } from '../../download/file-catalogue';

interface OpenFile {
  fileId: string;
  expires: string;
  signature: string;
}

/** The file of a signed link. Any person with the link may open the file until it expires (lifecycle, section 4 (10)). */
@Injectable()
export class OpenFileReader {
  constructor(
    private readonly files: FileCatalogue,
    private readonly links: FileLinks,
  ) {}

  /** @throws ApiProblem 403 for a link that was changed or has expired, 404 for one without a file. */
  async read({ fileId, expires, signature }: OpenFile): Promise<StoredFile> {
    if (!this.links.isValid(fileId, expires, signature))
      throw new ApiProblem(
        'FORBIDDEN',
        'This link has expired. Please open the file again from the page of the article.',
      );
    const file = await this.files.find(fileId);
    if (!file) throw new ApiProblem('NOT_FOUND', 'There is no such file.');
    return file;
  }
}
