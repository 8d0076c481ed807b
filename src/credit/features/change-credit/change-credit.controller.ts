import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeCredit } from './change-credit.command';
import { ChangeCreditDto } from './change-credit.dto';

@ApiTags('Reviewing')
@Controller()
export class ChangeCreditController {
  constructor(private readonly commands: CommandBus) {}

  @Post('orcid-credit')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangeCreditDto): Promise<null> {
    return this.commands.execute(new ChangeCredit(user, { ...body }));
  }
}
