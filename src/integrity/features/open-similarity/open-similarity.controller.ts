import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SimilarityLink } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { OpenSimilarity } from './open-similarity.command';
import { OpenSimilarityDto } from './open-similarity.dto';

@ApiTags('Editorial side')
@Controller()
export class OpenSimilarityController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/:id/similarity/open')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('print')
  open(
    @Param('id') articleId: string,
    @Body() { revision }: OpenSimilarityDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SimilarityLink> {
    return this.commands.execute(new OpenSimilarity(articleId, revision, user));
  }
}
