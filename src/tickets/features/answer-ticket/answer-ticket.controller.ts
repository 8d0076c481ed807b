import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TicketView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AnswerTicket } from './answer-ticket.command';
import { AnswerTicketDto } from './answer-ticket.dto';

@ApiTags('Files, tickets, the rest')
@Controller()
export class AnswerTicketController {
  constructor(private readonly commands: CommandBus) {}

  /** Owners answer their own tickets; staff answer any. */
  @Post('ticket/:id/response')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('ticket')
  answer(
    @Param('id') id: string,
    @Body() body: AnswerTicketDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<TicketView> {
    return this.commands.execute(new AnswerTicket(id, { ...body }, { user, meta }));
  }
}
