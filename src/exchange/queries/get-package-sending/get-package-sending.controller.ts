import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SendingRule } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { SendingRules } from '../../sending/sending-rules';

@ApiTags('Exchange')
@Controller()
export class GetPackageSendingController {
  constructor(private readonly rules: SendingRules) {}

  @Get('package-sending')
  @Access({ groups: ['webmaster'] })
  get(): Promise<SendingRule> {
    return this.rules.shown();
  }
}
