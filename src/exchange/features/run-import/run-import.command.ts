import { Command } from '@nestjs/cqrs';
import type { ImportRunView } from '../../../contracts';
import type { MailMeta } from '../../../identity/public';

/** Imports a file that was looked at, or tries again after a failure. */
export class RunImport extends Command<ImportRunView> {
  constructor(
    readonly id: string,
    readonly invites: boolean,
    readonly meta: MailMeta,
  ) {
    super();
  }
}
