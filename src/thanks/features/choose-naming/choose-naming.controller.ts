import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChooseNaming } from './choose-naming.command';
import { ChooseNamingDto } from './choose-naming.dto';

@ApiTags('Reviewing')
@Controller()
export class ChooseNamingController {
  constructor(private readonly commands: CommandBus) {}

  /** Whether the journal may name the person in its yearly list of reviewers. */
  @Post('reviewing-record/naming')
  @HttpCode(200)
  @Access({ groups: 'all' })
  choose(@CurrentUser() user: RequestUser, @Body() { naming }: ChooseNamingDto): Promise<null> {
    return this.commands.execute(new ChooseNaming(user, naming));
  }
}
