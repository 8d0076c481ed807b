import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CreditSettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CreditStore } from '../../settings/credit-store';

@ApiTags('Reviewing')
@Controller()
export class GetCreditController {
  constructor(private readonly credit: CreditStore) {}

  @Get('orcid-credit')
  @Access({ groups: ['webmaster'] })
  get(): Promise<CreditSettings> {
    return this.credit.shown();
  }
}
