import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlacklistAuthor } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { Blacklist } from '../../blacklist/blacklist';

@ApiTags('Editorial side')
@Controller()
export class ListBlacklistController {
  constructor(private readonly blacklist: Blacklist) {}

  @Get('article/blacklist-author-list')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(): Promise<BlacklistAuthor[]> {
    return this.blacklist.all();
  }
}
