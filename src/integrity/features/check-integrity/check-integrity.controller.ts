import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { IntegrityView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { CheckIntegrity } from './check-integrity.command';

@ApiTags('Editorial side')
@Controller()
export class CheckIntegrityController {
  constructor(private readonly commands: CommandBus) {}

  /** Starts a new check; the result of the previous one is kept until it ends. */
  @Post('article/:id/integrity/check')
  @HttpCode(202)
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  @RateLimit('print')
  check(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<IntegrityView> {
    return this.commands.execute(new CheckIntegrity(articleId, user));
  }
}
