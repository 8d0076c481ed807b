import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/request-user';
import type { DownloadFilesDto } from './download-files.dto';

export interface Archive {
  fileName: string;
  bytes: Readable;
}

export class DownloadFiles extends Query<Archive> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
    readonly choice: DownloadFilesDto,
  ) {
    super();
  }
}
