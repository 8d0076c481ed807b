import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.decorator';
import { Meta, type RequestMeta } from '../../../platform/http/meta.decorator';
import { GetOverview, type OverviewAnswer } from './get-overview.query';

@ApiTags('Articles, author side')
@Controller()
export class GetOverviewController {
  constructor(private readonly queries: QueryBus) {}

  /** Makes the overview when there is none of the present content; safe to repeat. */
  @Get('article/:id/overall')
  @Access({ groups: 'all', article: ['own', 'staff'] })
  get(@Param('id') articleId: string, @Meta() { correlationId }: RequestMeta): Promise<OverviewAnswer> {
    return this.queries.execute(new GetOverview(articleId, correlationId));
  }
}
