import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TodoLists } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ASSOCIATE_LISTS, EDITOR_LISTS } from '../../lists/todo-lists';
import { TodoReader } from '../../lists/todo-reader';
import { TodoSizeDto } from '../../lists/todo-size.dto';

@ApiTags('Editorial side')
@Controller()
export class ListTodoController {
  constructor(private readonly todo: TodoReader) {}

  @Get('article/editor/article-list')
  @Access({ groups: ['editor', 'assistant'] })
  ofEditor(@Query() { size }: TodoSizeDto, @CurrentUser() user: RequestUser): Promise<TodoLists> {
    return this.todo.all(EDITOR_LISTS, user, size);
  }

  @Get('article/associate/article-list')
  @Access({ groups: ['associate editor'] })
  ofAssociate(@Query() { size }: TodoSizeDto, @CurrentUser() user: RequestUser): Promise<TodoLists> {
    return this.todo.heldBy(ASSOCIATE_LISTS, user, size);
  }
}
