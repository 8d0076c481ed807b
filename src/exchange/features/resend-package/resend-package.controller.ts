import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { ResendPackage } from './resend-package.command';

@ApiTags('Exchange')
@Controller()
export class ResendPackageController {
  constructor(private readonly commands: CommandBus) {}

  @Post('package-sendings/:id/retry')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  resend(@Param('id') id: string): Promise<null> {
    return this.commands.execute(new ResendPackage(id));
  }
}
