import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { FinishCreditConsent } from './finish-credit-consent.command';
import { FinishCreditConsentDto } from './finish-credit-consent.dto';

@ApiTags('Reviewing')
@Controller()
export class FinishCreditConsentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviewing-record/orcid/finish')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('key')
  finish(@CurrentUser() user: RequestUser, @Body() { query, secret }: FinishCreditConsentDto): Promise<null> {
    return this.commands.execute(new FinishCreditConsent(user, query, secret));
  }
}
