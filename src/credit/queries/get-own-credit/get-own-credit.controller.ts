import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnCredit } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OwnConsent } from '../../consent/own-consent';

@ApiTags('Reviewing')
@Controller()
export class GetOwnCreditController {
  constructor(private readonly own: OwnConsent) {}

  /** Whether the person's reviews are sent to their ORCID record. */
  @Get('reviewing-record/orcid')
  @Access({ groups: 'all' })
  get(@CurrentUser() user: RequestUser): Promise<OwnCredit> {
    return this.own.shown(user);
  }
}
