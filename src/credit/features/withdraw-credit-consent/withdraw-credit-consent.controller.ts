import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { WithdrawCreditConsent } from './withdraw-credit-consent.command';

@ApiTags('Reviewing')
@Controller()
export class WithdrawCreditConsentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviewing-record/orcid/withdraw')
  @HttpCode(200)
  @Access({ groups: 'all' })
  withdraw(@CurrentUser() user: RequestUser): Promise<null> {
    return this.commands.execute(new WithdrawCreditConsent(user));
  }
}
