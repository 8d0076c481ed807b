import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerConflict } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListReviewerConflictsReader } from './list-reviewer-conflicts.reader';

@ApiTags('Reviewing')
@Controller()
export class ListReviewerConflictsController {
  constructor(private readonly reader: ListReviewerConflictsReader) {}

  @Get('article/:id/reviewer-conflicts')
  @Access({ groups: 'all', article: ['staff'] })
  list(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<ReviewerConflict[]> {
    return this.reader.read({ articleId: id, user });
  }
}
