import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Keyword } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { KeywordDto } from '../../keywords/keyword.dto';
import { RenameKeyword } from './rename-keyword.command';

@ApiTags('Editorial side')
@Controller()
export class RenameKeywordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/keywords/:id')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  rename(@CurrentUser() user: RequestUser, @Param('id') id: string, @Body() { keyword }: KeywordDto): Promise<Keyword> {
    return this.commands.execute(new RenameKeyword(user, id, keyword));
  }
}
