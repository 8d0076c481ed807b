import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SimilarityView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { SendToSimilarity } from './send-to-similarity.command';

@ApiTags('Editorial side')
@Controller()
export class SendToSimilarityController {
  constructor(private readonly commands: CommandBus) {}

  /** A revision is sent once; after it was given up it may be sent again. */
  @Post('article/:id/similarity/send')
  @HttpCode(202)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('print')
  send(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<SimilarityView> {
    return this.commands.execute(new SendToSimilarity(articleId, user));
  }
}
