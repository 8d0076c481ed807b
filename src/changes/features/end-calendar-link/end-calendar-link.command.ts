import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Ends the address of a person's calendar. */
export class EndCalendarLink extends Command<null> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
