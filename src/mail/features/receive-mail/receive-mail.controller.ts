import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { MESSAGE_BODY } from '../../../platform/http/request/json-body';
import { type ReceivedMail, ReceiveMail } from './receive-mail.command';

const SECRET_HEADER = 'x-mail-secret';

@ApiTags('Mails')
@Controller()
export class ReceiveMailController {
  constructor(private readonly commands: CommandBus) {}

  /** The body is the original message. Any other kind of body is refused with 415. */
  @Post('incoming-mail/messages')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('incoming-mail')
  @ApiHeader({ name: SECRET_HEADER, required: true })
  @ApiConsumes(MESSAGE_BODY)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  receive(@Headers(SECRET_HEADER) secret: string | undefined, @Req() request: Request): Promise<ReceivedMail> {
    return this.commands.execute(new ReceiveMail(secret ?? '', request));
  }
}
