import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnArticleCard } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MyArticles } from '../../lists/my-articles';
import { ListMyArticlesDto } from './list-my-articles.dto';

@ApiTags('Articles, author side')
@Controller()
@Access({ groups: 'all', unproven: true })
export class ListMyArticlesController {
  constructor(private readonly mine: MyArticles) {}

  @Get('article/my-list')
  list(@CurrentUser() user: RequestUser): Promise<OwnArticleCard[]> {
    return this.mine.of(user.userId);
  }

  /** Filtered by the status that the author is shown, so that a request for another status reveals nothing. */
  @Get('article/my-list-with-status')
  listWithStatus(@Query() { status }: ListMyArticlesDto, @CurrentUser() user: RequestUser): Promise<OwnArticleCard[]> {
    return this.mine.of(user.userId, status);
  }
}
