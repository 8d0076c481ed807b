import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerTodo } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListReviewTasks } from './list-review-tasks.query';

@ApiTags('Reviewing')
@Controller()
export class ListReviewTasksController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/reviewer/todo-list')
  @Access({ groups: ['reviewer', 'editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<ReviewerTodo> {
    return this.queries.execute(new ListReviewTasks(user));
  }
}
