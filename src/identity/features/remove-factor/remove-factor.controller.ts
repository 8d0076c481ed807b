import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemoveFactor } from './remove-factor.command';

@ApiTags('Accounts')
@Controller()
export class RemoveFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/:id/remove')
  @HttpCode(204)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  run(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<void> {
    return this.commands.execute(new RemoveFactor(user, id, correlationId));
  }
}
