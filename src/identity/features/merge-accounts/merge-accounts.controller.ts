import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { MergeAccounts } from './merge-accounts.command';

@ApiTags('Accounts')
@Controller()
export class MergeAccountsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/:id/merge/:otherId')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], recentProof: true })
  merge(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Param('otherId') otherId: string,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<{ message: string }> {
    return this.commands.execute(new MergeAccounts(user, id, otherId, correlationId));
  }
}
