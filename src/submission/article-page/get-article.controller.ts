import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ArticleView } from '../../contracts';
import { Access } from '../../platform/http/access/access.decorator';
import { CurrentUser } from '../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../platform/http/access/request-user';
import { GetArticleReader } from './get-article.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetArticleController {
  constructor(private readonly reader: GetArticleReader) {}

  /** The ETag is the version that a write can pin. It is the caller's own version, which reveals nothing that they may not see. */
  @Get('article/:id')
  @Access({ groups: 'all', unproven: true, article: ['own', 'reviewer', 'staff'], scope: 'articles' })
  async get(
    @Param('id') id: string,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleView> {
    const article = await this.reader.read({ articleId: id, user });
    // Its links expire and differ between people, so caches must not keep it.
    response.set({ ETag: `"${article.version}"`, 'Cache-Control': 'no-store' });
    return article;
  }
}
