import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SavedView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SavedViews } from '../../search/saved/saved-views';

@ApiTags('Editorial side')
@Controller()
export class ListSavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get('article/saved-views')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<SavedView[]> {
    return this.views.of(user.userId);
  }
}
