import { Command } from '@nestjs/cqrs';
import type { IntegrityView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Searches an article for signs again. */
export class CheckIntegrity extends Command<IntegrityView> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
