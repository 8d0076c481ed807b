import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TodoCounts } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { CountTodo } from './count-todo.query';

@ApiTags('Editorial side')
@Controller()
export class CountTodoController {
  constructor(private readonly queries: QueryBus) {}

  /** The numbers of the office's menu, without reading the lists. */
  @Get('article/todo-counts')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  count(@CurrentUser() user: RequestUser): Promise<TodoCounts> {
    return this.queries.execute(new CountTodo(user));
  }
}
