import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { MakeRebuttalLetter } from './make-rebuttal-letter.command';

@ApiTags('Articles, author side')
@Controller()
export class MakeRebuttalLetterController {
  constructor(private readonly commands: CommandBus) {}

  /** Turns the saved reply into the letter of rebuttal of the revision, in place of the existing letter. */
  @Post('article/:id/rebuttal/letter')
  @HttpCode(200)
  @Access({ groups: 'all', article: ['own'] })
  make(
    @Param('id') articleId: string,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(new MakeRebuttalLetter({ articleId, user, meta }));
  }
}
