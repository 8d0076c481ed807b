import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AddressMark } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { UndeliverableAddresses } from '../../returned/undeliverable-addresses';
import { FindAddressMarksDto } from './find-address-marks.dto';

@ApiTags('Mails')
@Controller()
export class FindAddressMarksController {
  constructor(private readonly addresses: UndeliverableAddresses) {}

  /** Those of these addresses to which mails bounce. A POST, since people's addresses must not be part of a URL. */
  @Post('address-marks/find')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor', 'webmaster'] })
  find(@Body() { addresses }: FindAddressMarksDto): Promise<AddressMark[]> {
    return this.addresses.among(addresses);
  }
}
