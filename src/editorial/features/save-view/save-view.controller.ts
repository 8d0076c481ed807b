import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SavedView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { NamedViewDto } from '../../search/saved/todo-view.dto';
import { SaveView } from './save-view.command';

@ApiTags('Editorial side')
@Controller()
export class SaveViewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/saved-views')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  save(@Body() { name, view }: NamedViewDto, @CurrentUser() user: RequestUser): Promise<SavedView> {
    return this.commands.execute(new SaveView(user.userId, name, { ...view }));
  }
}
