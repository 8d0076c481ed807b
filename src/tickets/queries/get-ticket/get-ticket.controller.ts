import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TicketView } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetTicket } from './get-ticket.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetTicketController {
  constructor(private readonly queries: QueryBus) {}

  /** One's own; staff see any. The version in it may be pinned by a closing. */
  @Get('ticket/:id')
  @Header('Cache-Control', 'no-store')
  @Access({ groups: 'all' })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<TicketView> {
    return this.queries.execute(new GetTicket(id, user));
  }
}
