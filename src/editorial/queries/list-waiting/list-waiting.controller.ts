import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WaitingLongest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListWaitingReader } from './list-waiting.reader';

@ApiTags('Editorial side')
@Controller()
export class ListWaitingController {
  constructor(private readonly reader: ListWaitingReader) {}

  /** The articles that have waited longest, for the start page of staff. */
  @Get('article/waiting-longest')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'articles' })
  list(@CurrentUser() user: RequestUser): Promise<WaitingLongest> {
    return this.reader.read({ user });
  }
}
