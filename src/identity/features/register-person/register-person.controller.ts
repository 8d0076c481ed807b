import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RegisterPerson } from './register-person.command';
import { RegisterPersonDto } from './register-person.dto';

@ApiTags('Accounts')
@Controller()
export class RegisterPersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('register')
  @Access({ groups: 'public' })
  @RateLimit('register')
  register(@Body() body: RegisterPersonDto, @Meta() { correlationId }: RequestMeta): Promise<User> {
    const { password, privacyVersion, emailRepeat: _email, passwordRepeat: _password, ...person } = body;
    return this.commands.execute(new RegisterPerson(person, password, privacyVersion, correlationId));
  }
}
