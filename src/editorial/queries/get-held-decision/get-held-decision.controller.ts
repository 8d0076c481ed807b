import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LastHeldDecision } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OwnHeldDecision } from '../../held-decisions/own-held-decision';

@ApiTags('Editorial side')
@Controller()
export class GetHeldDecisionController {
  constructor(private readonly own: OwnHeldDecision) {}

  @Get('article/:id/editor/decision/held')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  async get(@Param('id') articleId: string, @CurrentUser() { userId }: RequestUser): Promise<LastHeldDecision> {
    return { held: await this.own.find({ articleId, userId }) };
  }
}
