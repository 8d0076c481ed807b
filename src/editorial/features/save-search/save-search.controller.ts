import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SavedSearch } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SaveSearch } from './save-search.command';
import { SaveSearchDto } from './save-search.dto';

@ApiTags('Editorial side')
@Controller()
export class SaveSearchController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/saved-searches')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  save(@Body() { name, filters, sort }: SaveSearchDto, @CurrentUser() user: RequestUser): Promise<SavedSearch> {
    return this.commands.execute(new SaveSearch(user.userId, { name, filters: { ...filters }, sort }));
  }
}
