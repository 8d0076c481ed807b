import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { TicketFile } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AttachTicketFile } from './attach-ticket-file.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class AttachTicketFileController {
  constructor(private readonly commands: CommandBus) {}

  /** Multipart: `file`, a picture, a PDF or a .docx. It belongs to no ticket until a text is sent with its id. */
  @Post('ticket-file')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('ticket-file')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  attach(@Req() request: Request, @CurrentUser() user: RequestUser): Promise<TicketFile> {
    return this.commands.execute(new AttachTicketFile(request, user));
  }
}
