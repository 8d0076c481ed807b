import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TodoCounts } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CountTodoReader } from './count-todo.reader';

@ApiTags('Editorial side')
@Controller()
export class CountTodoController {
  constructor(private readonly reader: CountTodoReader) {}

  /** The numbers of the office's menu, without reading the lists. */
  @Get('article/todo-counts')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  count(@CurrentUser() user: RequestUser): Promise<TodoCounts> {
    return this.reader.read({ user });
  }
}
