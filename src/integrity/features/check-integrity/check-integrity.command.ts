import { Command } from '@nestjs/cqrs';
import type { IntegrityView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Looks for signs in an article again. */
export class CheckIntegrity extends Command<IntegrityView> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
