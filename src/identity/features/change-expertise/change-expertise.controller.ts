import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeExpertise } from './change-expertise.command';
import { ChangeExpertiseDto } from './change-expertise.dto';

@ApiTags('Accounts')
@Controller()
export class ChangeExpertiseController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/:id/updateExpertise')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  change(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Body() { expertise }: ChangeExpertiseDto,
  ): Promise<User> {
    return this.commands.execute(new ChangeExpertise(user, id, expertise ?? null));
  }
}
