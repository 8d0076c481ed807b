import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ImportRunView } from '../../../contracts';
import { UploadedImports } from '../../runs/uploaded-imports';
import { UploadImport } from './upload-import.command';

/** Makes the preview of a file of another system; nothing is imported yet. */
@CommandHandler(UploadImport)
export class UploadImportHandler implements ICommandHandler<UploadImport> {
  constructor(private readonly imports: UploadedImports) {}

  execute({ kind, name, request, userId }: UploadImport): Promise<ImportRunView> {
    return this.imports.upload(kind, name, request, userId);
  }
}
