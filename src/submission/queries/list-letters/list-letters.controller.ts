import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LetterToAuthor } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListLettersReader } from './list-letters.reader';

@ApiTags('Articles, author side')
@Controller()
export class ListLettersController {
  constructor(private readonly reader: ListLettersReader) {}

  @Get('article/:id/letters')
  @Access({ groups: 'all', article: ['own'], scope: 'articles' })
  list(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<LetterToAuthor[]> {
    return this.reader.read({ articleId: id, reader: user });
  }
}
