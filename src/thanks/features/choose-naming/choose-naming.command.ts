import { Command } from '@nestjs/cqrs';
import type { Naming } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** A person decides whether the journal may name them among its reviewers. */
export class ChooseNaming extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly naming: Naming,
  ) {
    super();
  }
}
