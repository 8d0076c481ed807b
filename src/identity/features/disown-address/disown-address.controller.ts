import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AddressKeyDto } from '../../users/address-key.dto';
import { DisownAddress } from './disown-address.command';

@ApiTags('Accounts')
@Controller()
export class DisownAddressController {
  constructor(private readonly commands: CommandBus) {}

  @Post('disown-address')
  @HttpCode(204)
  @Access({ groups: 'public' })
  @RateLimit('key')
  disown(@Body() { key }: AddressKeyDto): Promise<void> {
    return this.commands.execute(new DisownAddress(key));
  }
}
