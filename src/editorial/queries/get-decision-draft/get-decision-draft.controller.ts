import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ArticleDesk } from '../../../article-desk/public';
import type { KeptDecisionDraft } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DecisionDrafts } from '../../decision-drafts/decision-drafts';

@ApiTags('Editorial side')
@Controller()
export class GetDecisionDraftController {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly drafts: DecisionDrafts,
  ) {}

  /** The caller's own draft for the present revision. */
  @Get('article/:id/editor/decision-draft')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async get(@Param('id') articleId: string, @CurrentUser() { userId }: RequestUser): Promise<KeptDecisionDraft> {
    const { revision } = await this.desk.load(articleId);
    return this.drafts.find({ articleId, revision, userId });
  }
}
