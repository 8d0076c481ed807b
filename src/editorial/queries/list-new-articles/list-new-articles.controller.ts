import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleCard } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { TodoSizeDto } from '../../lists/todo-size.dto';
import { ListNewArticlesReader } from './list-new-articles.reader';

@ApiTags('Editorial side')
@Controller()
export class ListNewArticlesController {
  constructor(private readonly reader: ListNewArticlesReader) {}

  @Get('article/assistant/new-articles')
  @Access({ groups: ['editor', 'assistant'] })
  list(@Query() { size }: TodoSizeDto, @CurrentUser() user: RequestUser): Promise<ArticleCard[]> {
    return this.reader.read({ user, size });
  }
}
