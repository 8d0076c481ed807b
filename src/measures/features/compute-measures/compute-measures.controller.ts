import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ComputeMeasures } from './compute-measures.command';

@ApiTags('Editorial side')
@Controller()
export class ComputeMeasuresController {
  constructor(private readonly commands: CommandBus) {}

  @Post('own-measures/compute')
  @HttpCode(202)
  @Access({ groups: ['editor'] })
  @RateLimit('print')
  compute(@CurrentUser() user: RequestUser): Promise<null> {
    return this.commands.execute(new ComputeMeasures(user));
  }
}
