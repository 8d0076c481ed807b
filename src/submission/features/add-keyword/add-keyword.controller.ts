import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Keyword } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { KeywordDto } from '../../keywords/keyword.dto';
import { AddKeyword } from './add-keyword.command';

@ApiTags('Editorial side')
@Controller()
export class AddKeywordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/keywords')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  add(@CurrentUser() user: RequestUser, @Body() { keyword }: KeywordDto): Promise<Keyword> {
    return this.commands.execute(new AddKeyword(user, keyword));
  }
}
