import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RenameFactor } from './rename-factor.command';
import { RenameFactorDto } from './rename-factor.dto';

@ApiTags('Accounts')
@Controller()
export class RenameFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/:id/rename')
  @HttpCode(204)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  run(@CurrentUser() user: RequestUser, @Param('id') id: string, @Body() { name }: RenameFactorDto): Promise<void> {
    return this.commands.execute(new RenameFactor(user, id, name));
  }
}
