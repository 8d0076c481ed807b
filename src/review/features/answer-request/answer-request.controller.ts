import { Body, Controller, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AnswerRequest } from './answer-request.command';
import { AnswerRequestBodyDto, AnswerRequestDto } from './answer-request.dto';

@ApiTags('Reviewing')
@Controller()
export class AnswerRequestController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/review-response/:articleReviewerId')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  answer(
    @Param('id') id: string,
    @Param('articleReviewerId') articleReviewerId: string,
    @Query() { response }: AnswerRequestDto,
    @Body() body: AnswerRequestBodyDto,
    @CurrentUser() user: RequestUser | undefined,
    @Headers('x-review-key') key: string | undefined,
    @Meta() meta: RequestMeta,
  ): Promise<{ message: string }> {
    const answer = { accepts: response === 'true', info: body };
    return this.commands.execute(new AnswerRequest(id, articleReviewerId, answer, { user, key }, meta));
  }
}
