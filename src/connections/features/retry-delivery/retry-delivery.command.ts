import { Command } from '@nestjs/cqrs';

/** Retries a delivery that waits or was given up. */
export class RetryDelivery extends Command<null> {
  constructor(
    readonly id: string,
    readonly deliveryId: string,
  ) {
    super();
  }
}
