import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ResendAddressLink } from './resend-address-link.command';

@ApiTags('Accounts')
@Controller()
export class ResendAddressLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/address-link')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true })
  @RateLimit('reset')
  resend(@CurrentUser() user: RequestUser, @Meta() { correlationId }: RequestMeta): Promise<void> {
    return this.commands.execute(new ResendAddressLink(user, correlationId));
  }

  /** The same by its name in the agreed contract (ADR 134). */
  @Post('user/confirmation')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true })
  @RateLimit('reset')
  confirmation(@CurrentUser() user: RequestUser, @Meta() { correlationId }: RequestMeta): Promise<void> {
    return this.commands.execute(new ResendAddressLink(user, correlationId));
  }
}
