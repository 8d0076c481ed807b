import { Query } from '@nestjs/cqrs';
import type { StoredFile } from '../../download/file-catalogue';

export class OpenFile extends Query<StoredFile> {
  constructor(
    readonly fileId: string,
    readonly expires: string,
    readonly signature: string,
  ) {
    super();
  }
}
