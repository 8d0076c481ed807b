import { Query } from '@nestjs/cqrs';
import type { Page, TicketCard } from '../../../contracts';
import type { PageWanted } from '../../store/ticket.store';

export class ListMyTickets extends Query<Page<TicketCard>> {
  constructor(
    readonly userId: string,
    readonly page: PageWanted,
  ) {
    super();
  }
}
