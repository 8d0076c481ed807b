import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GiveConsent } from './give-consent.command';
import { GiveConsentDto } from './give-consent.dto';

@ApiTags('Accounts')
@Controller()
export class GiveConsentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/consent')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true })
  give(@CurrentUser() user: RequestUser, @Body() { version }: GiveConsentDto): Promise<User> {
    return this.commands.execute(new GiveConsent(user, version));
  }
}
