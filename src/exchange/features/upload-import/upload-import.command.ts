import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { ImportRunView, UploadedImport } from '../../../contracts';

/** Makes the preview of a file of another system. `request` is read as the file's bytes. */
export class UploadImport extends Command<ImportRunView> {
  constructor(
    readonly kind: UploadedImport,
    readonly name: string,
    readonly request: Request,
    readonly userId: string,
  ) {
    super();
  }
}
