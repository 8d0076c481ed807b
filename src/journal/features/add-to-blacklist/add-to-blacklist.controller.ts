import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { BlacklistAuthor } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { AddToBlacklist } from './add-to-blacklist.command';
import { AddToBlacklistDto } from './add-to-blacklist.dto';

@ApiTags('Editorial side')
@Controller()
export class AddToBlacklistController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/blacklist-author/save')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  add(@Body() body: AddToBlacklistDto, @CurrentUser() user: RequestUser): Promise<BlacklistAuthor> {
    return this.commands.execute(new AddToBlacklist({ ...body }, user));
  }
}
