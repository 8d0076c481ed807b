import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MergePreview } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MergeCheck } from '../../merging/merge-check';

@ApiTags('Accounts')
@Controller()
export class GetMergePreviewController {
  constructor(private readonly check: MergeCheck) {}

  @Get('user/:id/merge/:otherId')
  @Access({ groups: ['editor', 'assistant'] })
  async preview(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Param('otherId') otherId: string,
  ): Promise<MergePreview> {
    return this.check.preview(await this.check.pair(user, id, otherId));
  }
}
