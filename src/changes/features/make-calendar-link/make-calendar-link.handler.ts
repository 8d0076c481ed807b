import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarLink } from '../../../contracts';
import { CalendarLinks } from '../../calendar/calendar-links';
import { MakeCalendarLink } from './make-calendar-link.command';

/** Gives the person a new address of their calendar; the previous one ends. */
@CommandHandler(MakeCalendarLink)
export class MakeCalendarLinkHandler implements ICommandHandler<MakeCalendarLink> {
  constructor(private readonly links: CalendarLinks) {}

  async execute({ user }: MakeCalendarLink): Promise<CalendarLink> {
    return this.links.make(user);
  }
}
