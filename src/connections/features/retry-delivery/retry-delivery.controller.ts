import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RetryDelivery } from './retry-delivery.command';

@ApiTags('Connections')
@Controller()
export class RetryDeliveryController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id/deliveries/:deliveryId/retry')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  retry(@Param('id') id: string, @Param('deliveryId') deliveryId: string): Promise<null> {
    return this.commands.execute(new RetryDelivery(id, deliveryId));
  }
}
