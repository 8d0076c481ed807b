import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SavedSearch } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RenameSearch } from './rename-search.command';
import { RenameSearchDto } from './rename-search.dto';

@ApiTags('Editorial side')
@Controller()
export class RenameSearchController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/saved-searches/:searchId')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  rename(
    @Param('searchId') id: string,
    @Body() { name }: RenameSearchDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SavedSearch> {
    return this.commands.execute(new RenameSearch(user.userId, id, name));
  }
}
