import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AnswerAuthorship } from './answer-authorship.command';
import { AnswerAuthorshipDto } from './answer-authorship.dto';

@ApiTags('Articles, author side')
@Controller()
export class AnswerAuthorshipController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/authorship-response/:requestId')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  answer(
    @Param('id') id: string,
    @Param('requestId') requestId: string,
    @Body() body: AnswerAuthorshipDto,
    @Headers('x-authorship-key') key: string | undefined,
    @CurrentUser() user: RequestUser | undefined,
    @Meta() meta: RequestMeta,
  ): Promise<{ message: string }> {
    return this.commands.execute(new AnswerAuthorship(id, requestId, { key, user }, body, meta));
  }
}
