import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AddressMarks } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { UndeliverableAddresses } from '../../returned/undeliverable-addresses';
import { ListAddressMarksDto } from './list-address-marks.dto';

@ApiTags('Mails')
@Controller()
export class ListAddressMarksController {
  constructor(private readonly addresses: UndeliverableAddresses) {}

  /** Latest bounce first. */
  @Get('address-marks')
  @Access({ groups: ['webmaster'] })
  list(@Query() { page, size }: ListAddressMarksDto): Promise<AddressMarks> {
    return this.addresses.list(page, size);
  }
}
