import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ErasePerson } from './erase-person.command';
import { ErasePersonDto } from './erase-person.dto';

@ApiTags('Accounts')
@Controller()
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/:id/erasure')
  @HttpCode(202)
  @Access({ groups: ['webmaster'], recentProof: true })
  erase(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Body() { confirmation }: ErasePersonDto,
  ): Promise<{ message: string }> {
    return this.commands.execute(new ErasePerson(user, id, confirmation));
  }
}
