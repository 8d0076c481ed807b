import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ProveAgain } from './prove-again.command';
import { ProveAgainDto } from './prove-again.dto';

@ApiTags('Accounts')
@Controller()
export class ProveAgainController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/proof')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, withoutFactor: true })
  @RateLimit('key')
  run(
    @CurrentUser() user: RequestUser,
    @Body() { password, ...proof }: ProveAgainDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<void> {
    return this.commands.execute(new ProveAgain(user, password, proof, correlationId));
  }
}
