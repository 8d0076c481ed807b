import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetSettings, type SettingsAnswer } from './get-settings.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetSettingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('settings')
  @Access({ groups: 'public' })
  get(@CurrentUser() user: RequestUser | undefined): Promise<SettingsAnswer> {
    return this.queries.execute(new GetSettings(user?.group ?? null));
  }
}
