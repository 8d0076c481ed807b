import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RemoveFactors } from './remove-factors.command';
import { RemoveFactorsDto } from './remove-factors.dto';

@ApiTags('Accounts')
@Controller()
export class RemoveFactorsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('remove-factors')
  @HttpCode(204)
  @Access({ groups: 'public' })
  @RateLimit('key')
  run(@Body() { key, password }: RemoveFactorsDto, @Meta() { correlationId }: RequestMeta): Promise<void> {
    return this.commands.execute(new RemoveFactors(key, password, correlationId));
  }
}
