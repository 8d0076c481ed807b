import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { TICKET_TOTAL_HEADER, type TicketCard } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PagingDto } from '../../paging.dto';
import { ListMyTicketsReader } from './list-my-tickets.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListMyTicketsController {
  constructor(private readonly reader: ListMyTicketsReader) {}

  /** Most recently changed first. The total is in a header, so that the response is a plain list like /article/my-list. */
  @Get('ticket/my-list')
  @Access({ groups: 'all' })
  async list(
    @Query() page: PagingDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketCard[]> {
    const { items, total } = await this.reader.read({ userId: user.userId, page });
    response.set({ [TICKET_TOTAL_HEADER]: String(total), 'Cache-Control': 'no-store' });
    return items;
  }
}
