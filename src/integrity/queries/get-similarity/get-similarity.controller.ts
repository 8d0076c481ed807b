import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SimilarityView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SimilarityViews } from '../../similarity/similarity-views';

@ApiTags('Editorial side')
@Controller()
export class GetSimilarityController {
  constructor(private readonly views: SimilarityViews) {}

  /** How much of each revision is in texts that the similarity service knows: a number to check, not a verdict. */
  @Get('article/:id/similarity')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<SimilarityView> {
    return this.views.of(articleId, user);
  }
}
