import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { JournalSettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeSettings } from './change-settings.command';
import { ChangeSettingsDto } from './change-settings.dto';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ChangeSettingsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('settings')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangeSettingsDto): Promise<JournalSettings> {
    return this.commands.execute(new ChangeSettings(user, { ...body }));
  }
}
