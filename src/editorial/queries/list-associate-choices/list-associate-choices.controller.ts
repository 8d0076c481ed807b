import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AssociateChoice } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListAssociateChoicesReader } from './list-associate-choices.reader';

@ApiTags('Editorial side')
@Controller()
export class ListAssociateChoicesController {
  constructor(private readonly reader: ListAssociateChoicesReader) {}

  @Get('article/:id/associates')
  @Access({ groups: 'all', article: ['staff'] })
  list(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<AssociateChoice[]> {
    return this.reader.read({ articleId: id, user });
  }
}
