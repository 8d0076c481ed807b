import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { ResendDeposit } from './resend-deposit.command';

@ApiTags('Reviewing')
@Controller()
export class ResendDepositController {
  constructor(private readonly commands: CommandBus) {}

  @Post('orcid-credit/deposits/:id/retry')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  resend(@Param('id') id: string): Promise<null> {
    return this.commands.execute(new ResendDeposit(id));
  }
}
