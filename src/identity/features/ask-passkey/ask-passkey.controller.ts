import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AskPasskey } from './ask-passkey.command';
import { AskPasskeyDto } from './ask-passkey.dto';

@ApiTags('Accounts')
@Controller()
export class AskPasskeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('authenticate/passkey/options')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  run(@Body() { ticket }: AskPasskeyDto): Promise<object> {
    return this.commands.execute(new AskPasskey(ticket));
  }
}
