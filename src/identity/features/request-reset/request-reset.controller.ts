import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RequestReset } from './request-reset.command';
import { RequestResetDto } from './request-reset.dto';

@ApiTags('Accounts')
@Controller()
export class RequestResetController {
  constructor(private readonly commands: CommandBus) {}

  @Post('reset-password')
  @HttpCode(204)
  @Access({ groups: 'public' })
  @RateLimit('reset')
  reset(@Body() { email }: RequestResetDto, @Meta() { correlationId }: RequestMeta): Promise<void> {
    return this.commands.execute(new RequestReset(email, correlationId));
  }
}
