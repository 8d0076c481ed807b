import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthorshipTask } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListAuthorshipRequestsReader } from './list-authorship-requests.reader';

@ApiTags('Articles, author side')
@Controller()
export class ListAuthorshipRequestsController {
  constructor(private readonly reader: ListAuthorshipRequestsReader) {}

  /** Manuscripts whose authorship the caller is asked to confirm; the longest waiting first. */
  @Get('article/my-authorship-requests')
  @Access({ groups: 'all' })
  list(@CurrentUser() user: RequestUser): Promise<AuthorshipTask[]> {
    return this.reader.read(user);
  }
}
