import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { AddressKeyDto } from '../../users/address-key.dto';
import { RevertAddress } from './revert-address.command';

@ApiTags('Accounts')
@Controller()
export class RevertAddressController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revert-address')
  @HttpCode(204)
  @Access({ groups: 'public' })
  @RateLimit('key')
  revert(@Body() { key }: AddressKeyDto, @Meta() { correlationId }: RequestMeta): Promise<void> {
    return this.commands.execute(new RevertAddress(key, correlationId));
  }
}
