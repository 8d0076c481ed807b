import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AddressKeyDto } from '../../users/address-key.dto';
import { ConfirmAddress } from './confirm-address.command';

@ApiTags('Accounts')
@Controller()
export class ConfirmAddressController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm-address')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true })
  @RateLimit('key')
  confirm(
    @CurrentUser() user: RequestUser,
    @Body() { key }: AddressKeyDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<User> {
    return this.commands.execute(new ConfirmAddress(user, key, correlationId));
  }
}
