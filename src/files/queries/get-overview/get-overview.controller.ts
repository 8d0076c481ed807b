import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { GetOverviewReader, type OverviewAnswer } from './get-overview.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetOverviewController {
  constructor(private readonly reader: GetOverviewReader) {}

  /** Makes the overview of the present content if there is none. Idempotent. */
  @Get('article/:id/overall')
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
  get(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<OverviewAnswer> {
    return this.reader.read({ articleId, user, correlationId });
  }
}
