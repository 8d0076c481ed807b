import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ChangeExpertise } from './change-expertise.command';
import { ChangeExpertiseDto } from './change-expertise.dto';

@ApiTags('Accounts')
@Controller()
export class ChangeExpertiseController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/:id/updateExpertise')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  change(@Param('id') id: string, @Body() { expertise }: ChangeExpertiseDto): Promise<User> {
    return this.commands.execute(new ChangeExpertise(id, expertise ?? null));
  }
}
