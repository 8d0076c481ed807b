import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RemoveFromBlacklist } from './remove-from-blacklist.command';

@ApiTags('Editorial side')
@Controller()
export class RemoveFromBlacklistController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/blacklist-author/:id/delete')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  remove(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<{ message: string }> {
    return this.commands.execute(new RemoveFromBlacklist(user, id));
  }
}
