import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ClearAddressMark } from './clear-address-mark.command';
import { ClearAddressMarkDto } from './clear-address-mark.dto';

@ApiTags('Mails')
@Controller()
export class ClearAddressMarkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('address-marks/clear')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  clear(@CurrentUser() user: RequestUser, @Body() { address }: ClearAddressMarkDto): Promise<null> {
    return this.commands.execute(new ClearAddressMark(user, address));
  }
}
