import { Injectable } from '@nestjs/common';
import type { Page, TicketCard } from '../../../contracts';
import type { PageWanted } from '../../store/ticket.store';
import { TicketStore } from '../../store/ticket.store';
import { TicketViews } from '../../views/ticket-views';

interface ListMyTickets {
  userId: string;
  page: PageWanted;
}

@Injectable()
export class ListMyTicketsReader {
  constructor(
    private readonly tickets: TicketStore,
    private readonly views: TicketViews,
  ) {}

  async read({ userId, page }: ListMyTickets): Promise<Page<TicketCard>> {
    const { rows, total } = await this.tickets.ofOwner(userId, page);
    return { items: await this.views.cards(rows), total };
  }
}
