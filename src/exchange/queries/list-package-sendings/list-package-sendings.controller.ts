import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PackageSendings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { SendingQueue } from '../../sending/sending-queue';
import { ListPackageSendingsDto } from './list-package-sendings.dto';

@ApiTags('Exchange')
@Controller()
export class ListPackageSendingsController {
  constructor(private readonly queue: SendingQueue) {}

  /** Newest acceptance first. */
  @Get('package-sendings')
  @Access({ groups: ['webmaster'] })
  list(@Query() { page, size }: ListPackageSendingsDto): Promise<PackageSendings> {
    return this.queue.list(page, size);
  }
}
