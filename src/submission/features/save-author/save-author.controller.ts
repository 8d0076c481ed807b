import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Author } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SaveAuthor } from './save-author.command';
import { SaveAuthorDto } from './save-author.dto';

@ApiTags('Articles, author side')
@Controller()
export class SaveAuthorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/author/save')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true })
  save(@CurrentUser() user: RequestUser, @Body() body: SaveAuthorDto): Promise<Author> {
    return this.commands.execute(new SaveAuthor(user, body));
  }
}
