import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isErasedAddress } from '../../contracts';
import { defineReaction, Reactions } from '../../platform/reactions';
import type { Returned } from '../returned/returned-events';
import { UndeliverableAddresses } from '../returned/undeliverable-addresses';

/**
 * Marks the address that a mail has not reached, and removes the mark when an answer comes from it. One reaction, so that the order is
 * kept.
 */
@Injectable()
export class MarkAddressWhenMailReturned implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly addresses: UndeliverableAddresses,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'mark-address-when-mail-returned',
        handles: ['MailBounced', 'MailAnswered'],
        handle: async (event) => {
          const { type, data } = { type: event.type, data: event.data } as Returned;
          const { address } = data;
          if (address === null || isErasedAddress(address)) return;
          const at = new Date(event.metadata.at);
          if (type === 'MailAnswered') await this.addresses.answered(address, at);
          else if (data.outcome === 'FAILED') await this.addresses.mark(address, at, data.status);
        },
      }),
    );
  }
}
