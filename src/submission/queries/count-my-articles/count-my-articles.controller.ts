import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MyCounts } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MyArticles } from '../../lists/my-articles';

@ApiTags('Articles, author side')
@Controller()
export class CountMyArticlesController {
  constructor(private readonly mine: MyArticles) {}

  /** The counts of the menu (spec part 1, section 4, 'Menu counts'). */
  @Get('article/my-counts')
  @Access({ groups: 'all', unproven: true })
  count(@CurrentUser() user: RequestUser): Promise<MyCounts> {
    return this.mine.counts(user.userId);
  }
}
