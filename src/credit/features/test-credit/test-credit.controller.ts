import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CreditTest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { TestCredit } from './test-credit.command';

@ApiTags('Reviewing')
@Controller()
export class TestCreditController {
  constructor(private readonly commands: CommandBus) {}

  @Post('orcid-credit/test')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  test(): Promise<CreditTest> {
    return this.commands.execute(new TestCredit());
  }
}
