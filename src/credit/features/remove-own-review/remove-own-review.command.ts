import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Keeps one review of the person off their ORCID record. */
export class RemoveOwnReview extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
