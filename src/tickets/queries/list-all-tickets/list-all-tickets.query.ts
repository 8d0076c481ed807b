import { Query } from '@nestjs/cqrs';
import type { TicketReview, TicketType } from '../../../contracts';

export interface AllTicketsWanted {
  /** From 0. */
  page: number;
  size: number;
  q: string;
  type?: TicketType;
}

export class ListAllTickets extends Query<TicketReview> {
  constructor(readonly wanted: AllTicketsWanted) {
    super();
  }
}
