import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Ends the address of the calendar of a person. */
export class EndCalendarLink extends Command<null> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
