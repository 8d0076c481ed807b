import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleCard } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { TodoSizeDto } from '../../lists/todo-size.dto';
import { ListNewArticles } from './list-new-articles.query';

@ApiTags('Editorial side')
@Controller()
export class ListNewArticlesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/assistant/new-articles')
  @Access({ groups: ['editor', 'assistant'] })
  list(@Query() { size }: TodoSizeDto, @CurrentUser() user: RequestUser): Promise<ArticleCard[]> {
    return this.queries.execute(new ListNewArticles(user, size));
  }
}
