import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Keyword } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DeleteKeyword } from './delete-keyword.command';

@ApiTags('Editorial side')
@Controller()
export class DeleteKeywordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/keywords/:id/delete')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  delete(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<Keyword> {
    return this.commands.execute(new DeleteKeyword(user, id));
  }
}
