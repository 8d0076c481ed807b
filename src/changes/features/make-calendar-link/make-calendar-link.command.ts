import { Command } from '@nestjs/cqrs';
import type { CalendarLink } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Gives the person a new address of their calendar; the previous one ends. */
export class MakeCalendarLink extends Command<CalendarLink> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
