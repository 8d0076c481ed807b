import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { WithdrawCertificate } from './withdraw-certificate.command';

@ApiTags('Reviewing')
@Controller()
export class WithdrawCertificateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reviewing-record/certificates/:id/withdraw')
  @HttpCode(200)
  @Access({ groups: 'all' })
  withdraw(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<null> {
    return this.commands.execute(new WithdrawCertificate(user, id));
  }
}
