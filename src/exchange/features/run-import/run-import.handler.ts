import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ImportRunView } from '../../../contracts';
import { UploadedImports } from '../../runs/uploaded-imports';
import { RunImport } from './run-import.command';

/** Imports a file after its preview. */
@CommandHandler(RunImport)
export class RunImportHandler implements ICommandHandler<RunImport> {
  constructor(private readonly imports: UploadedImports) {}

  execute({ id, invites, meta }: RunImport): Promise<ImportRunView> {
    return this.imports.run(id, { invites, meta });
  }
}
