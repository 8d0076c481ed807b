import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Deposits } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { DepositQueue } from '../../deposits/deposit-queue';
import { ListDepositsAtOrcidDto } from './list-deposits-at-orcid.dto';

@ApiTags('Reviewing')
@Controller()
export class ListDepositsAtOrcidController {
  constructor(private readonly queue: DepositQueue) {}

  /** Newest first, without the names of their people. */
  @Get('orcid-credit/deposits')
  @Access({ groups: ['webmaster'] })
  list(@Query() { page, size }: ListDepositsAtOrcidDto): Promise<Deposits> {
    return this.queue.list(page, size);
  }
}
