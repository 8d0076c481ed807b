import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CreditStart } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { StartCreditConsent } from './start-credit-consent.command';

@ApiTags('Reviewing')
@Controller()
export class StartCreditConsentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviewing-record/orcid/start')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('key')
  start(@CurrentUser() user: RequestUser): Promise<CreditStart> {
    return this.commands.execute(new StartCreditConsent(user));
  }
}
