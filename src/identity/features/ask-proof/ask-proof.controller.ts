import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ProofOptions } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AskProof } from './ask-proof.command';

@ApiTags('Accounts')
@Controller()
export class AskProofController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/proof/options')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, withoutFactor: true })
  @RateLimit('key')
  run(@CurrentUser() user: RequestUser): Promise<ProofOptions> {
    return this.commands.execute(new AskProof(user));
  }
}
