import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { TicketDto } from '../../providers/ticket.dto';
import { LinkSignIn } from './link-sign-in.command';

@ApiTags('Accounts')
@Controller()
export class LinkSignInController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/sign-ins/link')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, recentProof: true })
  @RateLimit('key')
  link(
    @CurrentUser() user: RequestUser,
    @Body() { ticket }: TicketDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<void> {
    return this.commands.execute(new LinkSignIn(user, ticket, correlationId));
  }
}
