import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TicketView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { OpenTicket } from './open-ticket.command';
import { OpenTicketDto } from './open-ticket.dto';

@ApiTags('Files, tickets, the rest')
@Controller()
export class OpenTicketController {
  constructor(private readonly commands: CommandBus) {}

  @Post('ticket/save')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('ticket')
  open(@Body() body: OpenTicketDto, @CurrentUser() user: RequestUser, @Meta() meta: RequestMeta): Promise<TicketView> {
    return this.commands.execute(new OpenTicket({ ...body }, { user, meta }));
  }
}
