import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerTodo } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListReviewTasksReader } from './list-review-tasks.reader';

@ApiTags('Reviewing')
@Controller()
export class ListReviewTasksController {
  constructor(private readonly reader: ListReviewTasksReader) {}

  @Get('article/reviewer/todo-list')
  @Access({ groups: ['reviewer', 'editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<ReviewerTodo> {
    return this.reader.read({ user });
  }
}
