import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CalendarLinks } from '../../calendar/calendar-links';
import { EndCalendarLink } from './end-calendar-link.command';

/** Ends the address of a person's calendar. */
@CommandHandler(EndCalendarLink)
export class EndCalendarLinkHandler implements ICommandHandler<EndCalendarLink> {
  constructor(private readonly links: CalendarLinks) {}

  async execute({ user }: EndCalendarLink): Promise<null> {
    await this.links.end(user);
    return null;
  }
}
