import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AddNote } from './add-note.command';
import { AddNoteDto } from './add-note.dto';

@ApiTags('Editorial side')
@Controller()
export class AddNoteController {
  constructor(private readonly commands: CommandBus) {}

  /** The note is in `?note`, or in the body if it is too long for a URL. */
  @Post('article/:id/assistant/new-note')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], article: ['staff'] })
  add(
    @Param('id') articleId: string,
    @Query() query: AddNoteDto,
    @Body() body: AddNoteDto,
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
  ): Promise<ArticleView> {
    return this.commands.execute(
      new AddNote({ articleId, user, meta }, query.note || body.note || '', body.sendAnyway),
    );
  }
}
