import { Command } from '@nestjs/cqrs';
import type { ImportRunView } from '../../../contracts';
import type { MailMeta } from '../../../identity/public';

/** Imports a file after its preview, or retries after a failure. */
export class RunImport extends Command<ImportRunView> {
  constructor(
    readonly id: string,
    readonly invites: boolean,
    readonly meta: MailMeta,
  ) {
    super();
  }
}
