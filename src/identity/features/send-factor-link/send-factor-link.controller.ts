import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { SendFactorLink } from './send-factor-link.command';

@ApiTags('Accounts')
@Controller()
export class SendFactorLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/:id/factor-link')
  @HttpCode(204)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], recentProof: true })
  @RateLimit('reset')
  run(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<void> {
    return this.commands.execute(new SendFactorLink(user, id, correlationId));
  }
}
