import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DeleteSearch } from './delete-search.command';

@ApiTags('Editorial side')
@Controller()
export class DeleteSearchController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/saved-searches/:searchId/delete')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  remove(@Param('searchId') id: string, @CurrentUser() user: RequestUser): Promise<{ message: string }> {
    return this.commands.execute(new DeleteSearch(user.userId, id));
  }
}
