import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { WithdrawPublication } from './withdraw-publication.command';

@ApiTags('Reviewing')
@Controller()
export class WithdrawPublicationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/review-publication/:reviewId/withdraw')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['reviewer'] })
  withdraw(
    @Param('id') articleId: string,
    @Param('reviewId') reviewId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<{ success: boolean }> {
    return this.commands.execute(new WithdrawPublication({ articleId, user, meta }, reviewId));
  }
}
