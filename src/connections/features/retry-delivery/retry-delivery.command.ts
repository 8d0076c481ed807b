import { Command } from '@nestjs/cqrs';

/** Tries a delivery again that was given up or waits. */
export class RetryDelivery extends Command<null> {
  constructor(
    readonly id: string,
    readonly deliveryId: string,
  ) {
    super();
  }
}
