import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AuthRecord } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { TakeSecondStep } from './take-second-step.command';
import { TakeSecondStepDto } from './take-second-step.dto';

@ApiTags('Accounts')
@Controller()
export class TakeSecondStepController {
  constructor(private readonly commands: CommandBus) {}

  @Post('authenticate/second-step')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  run(
    @Body() { ticket, ...proof }: TakeSecondStepDto,
    @SignInFrom() from: SignInClient,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<AuthRecord> {
    return this.commands.execute(new TakeSecondStep(ticket, proof, from, correlationId));
  }
}
