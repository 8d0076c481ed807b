import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RetentionState } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { Retention } from '../../retention/retention';

@ApiTags('Accounts')
@Controller()
export class GetRetentionController {
  constructor(private readonly retention: Retention) {}

  @Get('retention')
  @Access({ groups: ['webmaster'] })
  get(): Promise<RetentionState> {
    return this.retention.state();
  }
}
