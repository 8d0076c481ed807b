import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthorshipView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetAuthorshipReader } from './get-authorship.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetAuthorshipController {
  constructor(private readonly reader: GetAuthorshipReader) {}

  @Get('article/:id/authorship')
  @Access({ groups: 'all', article: ['own', 'associate', 'office'] })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<AuthorshipView> {
    return this.reader.read(id, user);
  }
}
