import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { DeleteTicket } from './delete-ticket.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class DeleteTicketController {
  constructor(private readonly commands: CommandBus) {}

  @Post('ticket/:id/delete')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  delete(
    @Param('id') id: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ message: string }> {
    return this.commands.execute(new DeleteTicket(id, { user, meta }));
  }
}
