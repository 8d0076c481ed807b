import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TicketView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetTicketReader } from './get-ticket.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetTicketController {
  constructor(private readonly reader: GetTicketReader) {}

  /** Owners see their own tickets; staff see any. A closing may pin the version in the response. */
  @Get('ticket/:id')
  @Access({ groups: 'all' })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<TicketView> {
    return this.reader.read({ ticketId: id, reader: user });
  }
}
