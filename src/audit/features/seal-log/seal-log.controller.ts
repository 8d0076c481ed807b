import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { SealLog } from './seal-log.command';

@ApiTags('Audit')
@Controller()
export class SealLogController {
  constructor(private readonly commands: CommandBus) {}

  @Post('audit/seal')
  @HttpCode(202)
  @Access({ groups: ['editor'] })
  @RateLimit('print')
  seal(): Promise<null> {
    return this.commands.execute(new SealLog());
  }
}
