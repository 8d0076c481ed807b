import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { LogVerificationView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { VerifyLog } from './verify-log.command';

@ApiTags('Audit')
@Controller()
export class VerifyLogController {
  constructor(private readonly commands: CommandBus) {}

  @Post('audit/verify')
  @HttpCode(202)
  @Access({ groups: ['editor'] })
  @RateLimit('print')
  verify(@CurrentUser() { userId }: RequestUser): Promise<LogVerificationView> {
    return this.commands.execute(new VerifyLog(userId));
  }

  /** The same by its name in the agreed contract (ADR 134). */
  @Post('events/verify')
  @HttpCode(202)
  @Access({ groups: ['editor'] })
  @RateLimit('print')
  verifyEvents(@CurrentUser() { userId }: RequestUser): Promise<LogVerificationView> {
    return this.commands.execute(new VerifyLog(userId));
  }
}
