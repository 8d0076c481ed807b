import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { IntegrityView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { IntegrityViews } from '../../checking/integrity-views';

@ApiTags('Editorial side')
@Controller()
export class GetIntegrityController {
  constructor(private readonly views: IntegrityViews) {}

  /** Signs in a manuscript that people should check: reasons to ask, not verdicts. */
  @Get('article/:id/integrity')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<IntegrityView> {
    return this.views.of(articleId, user);
  }
}
