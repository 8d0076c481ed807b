import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetSettingsReader, type SettingsAnswer } from './get-settings.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetSettingsController {
  constructor(private readonly reader: GetSettingsReader) {}

  @Get('settings')
  @Access({ groups: 'public' })
  get(@CurrentUser() user: RequestUser | undefined): Promise<SettingsAnswer> {
    return this.reader.read(user?.group ?? null);
  }
}
