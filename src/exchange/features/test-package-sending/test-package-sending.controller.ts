import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SendingTest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { TestPackageSending } from './test-package-sending.command';

@ApiTags('Exchange')
@Controller()
export class TestPackageSendingController {
  constructor(private readonly commands: CommandBus) {}

  @Post('package-sending/test')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  test(): Promise<SendingTest> {
    return this.commands.execute(new TestPackageSending());
  }
}
