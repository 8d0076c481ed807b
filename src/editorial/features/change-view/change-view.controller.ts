import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SavedView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { NamedViewDto } from '../../search/saved/todo-view.dto';
import { ChangeView } from './change-view.command';

@ApiTags('Editorial side')
@Controller()
export class ChangeViewController {
  constructor(private readonly commands: CommandBus) {}

  @Post('article/saved-views/:viewId')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  change(
    @Param('viewId') id: string,
    @Body() { name, view }: NamedViewDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SavedView> {
    return this.commands.execute(new ChangeView(user.userId, id, name, { ...view }));
  }
}
