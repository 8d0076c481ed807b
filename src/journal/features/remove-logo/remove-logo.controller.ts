import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { JournalSettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RemoveLogo } from './remove-logo.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class RemoveLogoController {
  constructor(private readonly commands: CommandBus) {}

  @Post('settings/logo/remove')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  remove(@CurrentUser() user: RequestUser): Promise<JournalSettings> {
    return this.commands.execute(new RemoveLogo(user));
  }
}
