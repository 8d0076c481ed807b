import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** One review of the person is not to be on their ORCID record. */
export class RemoveOwnReview extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
