import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { TICKET_TOTAL_HEADER, type TicketCard } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { PagingDto } from '../../paging.dto';
import { ListMyTickets } from './list-my-tickets.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListMyTicketsController {
  constructor(private readonly queries: QueryBus) {}

  /** What changed last on top. How many there are in all stands in a header, so that the answer is a plain list like /article/my-list. */
  @Get('ticket/my-list')
  @Access({ groups: 'all' })
  async list(
    @Query() page: PagingDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketCard[]> {
    const { items, total } = await this.queries.execute(new ListMyTickets(user.userId, page));
    response.set({ [TICKET_TOTAL_HEADER]: String(total), 'Cache-Control': 'no-store' });
    return items;
  }
}
