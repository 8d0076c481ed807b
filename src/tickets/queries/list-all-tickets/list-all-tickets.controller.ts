import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TicketReview } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListAllTicketsDto } from './list-all-tickets.dto';
import { ListAllTickets } from './list-all-tickets.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListAllTicketsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('ticket/all')
  @Header('Cache-Control', 'no-store')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() wanted: ListAllTicketsDto): Promise<TicketReview> {
    return this.queries.execute(new ListAllTickets({ ...wanted }));
  }
}
