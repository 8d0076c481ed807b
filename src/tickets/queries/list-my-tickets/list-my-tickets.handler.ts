import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Page, TicketCard } from '../../../contracts';
import { TicketStore } from '../../store/ticket.store';
import { TicketViews } from '../../views/ticket-views';
import { ListMyTickets } from './list-my-tickets.query';

@QueryHandler(ListMyTickets)
export class ListMyTicketsHandler implements IQueryHandler<ListMyTickets> {
  constructor(
    private readonly tickets: TicketStore,
    private readonly views: TicketViews,
  ) {}

  async execute({ userId, page }: ListMyTickets): Promise<Page<TicketCard>> {
    const { rows, total } = await this.tickets.ofOwner(userId, page);
    return { items: await this.views.cards(rows), total };
  }
}
