import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RevisionChanges } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetRevisionChangesReader } from './get-revision-changes.reader';

@ApiTags('Editorial side')
@Controller()
export class GetRevisionChangesController {
  constructor(private readonly reader: GetRevisionChangesReader) {}

  /** What the author changed in the present revision. */
  @Get('article/:id/revision-changes')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<RevisionChanges> {
    return this.reader.read({ articleId: id, user });
  }
}
