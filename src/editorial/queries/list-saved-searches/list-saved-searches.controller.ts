import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SavedSearch } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SavedSearches } from '../../search/saved/saved-searches';

@ApiTags('Editorial side')
@Controller()
export class ListSavedSearchesController {
  constructor(private readonly searches: SavedSearches) {}

  @Get('article/saved-searches')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<SavedSearch[]> {
    return this.searches.of(user.userId);
  }
}
