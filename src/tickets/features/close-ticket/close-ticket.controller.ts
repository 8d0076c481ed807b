import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TicketView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { CloseTicket } from './close-ticket.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class CloseTicketController {
  constructor(private readonly commands: CommandBus) {}

  /** Owners close their own tickets; staff close any. May pin the version that was read. */
  @Post('ticket/:id')
  @HttpCode(200)
  @Access({ groups: 'all' })
  close(@Param('id') id: string, @CurrentUser() user: RequestUser, @Meta() meta: RequestMeta): Promise<TicketView> {
    return this.commands.execute(new CloseTicket(id, { user, meta }));
  }
}
