import { Controller, Get, Headers, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthorshipRequestView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { GetAuthorshipRequestReader } from './get-authorship-request.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetAuthorshipRequestController {
  constructor(private readonly reader: GetAuthorshipRequestReader) {}

  /** Opening the page changes nothing. */
  @Get('article/:id/authorship-request/:requestId')
  @Access({ groups: 'public' })
  @RateLimit('key')
  get(
    @Param('id') id: string,
    @Param('requestId') requestId: string,
    @Headers('x-authorship-key') key: string | undefined,
    @CurrentUser() user: RequestUser | undefined,
  ): Promise<AuthorshipRequestView> {
    return this.reader.read(id, requestId, { key, user });
  }
}
