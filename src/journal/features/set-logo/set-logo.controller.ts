import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { JournalSettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SetLogo } from './set-logo.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class SetLogoController {
  constructor(private readonly commands: CommandBus) {}

  /** Multipart: `file`. */
  @Post('settings/logo')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  set(@CurrentUser() user: RequestUser, @Req() request: Request): Promise<JournalSettings> {
    return this.commands.execute(new SetLogo(user, request));
  }
}
