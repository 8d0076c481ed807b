import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TicketReview } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListAllTicketsDto } from './list-all-tickets.dto';
import { ListAllTicketsReader } from './list-all-tickets.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListAllTicketsController {
  constructor(private readonly reader: ListAllTicketsReader) {}

  @Get('ticket/all')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() wanted: ListAllTicketsDto, @CurrentUser() user: RequestUser): Promise<TicketReview> {
    return this.reader.read({ wanted: { ...wanted }, user });
  }
}
