import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebhookDeliveries } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListDeliveriesDto } from './list-deliveries.dto';
import { ListDeliveriesReader } from './list-deliveries.reader';

@ApiTags('Connections')
@Controller()
export class ListDeliveriesController {
  constructor(private readonly reader: ListDeliveriesReader) {}

  @Get('webhooks/:id/deliveries')
  @Access({ groups: ['webmaster'] })
  list(@Param('id') id: string, @Query() query: ListDeliveriesDto): Promise<WebhookDeliveries> {
    return this.reader.read(id, query);
  }
}
