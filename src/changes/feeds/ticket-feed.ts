import { Injectable, Logger } from '@nestjs/common';
import { actorOf, isBlind } from '../../article';
import { type ChangeSignal, isStaff } from '../../contracts';
import { ProcessNotifications } from '../../platform/process-notifications';
import { HiddenOwners, TICKETS_CHANGED } from '../../tickets/public';
import { ChangeStreams } from '../streams/change-streams';

const TICKETS: ChangeSignal = { lists: ['tickets'], articles: [] };
const NOTHING: ChangeSignal = { lists: [], articles: [] };

/** Notifies a ticket's owner and all people who may read the ticket (api, 'own; staff any'; ADR 122). */
@Injectable()
export class TicketFeed {
  private readonly logger = new Logger('Changes');

  constructor(
    notices: ProcessNotifications,
    private readonly streams: ChangeStreams,
    private readonly owners: HiddenOwners,
  ) {
    notices.listen(TICKETS_CHANGED, {
      received: (ownerId) => void this.notify(ownerId),
      missed: () => this.notifyAll(),
    });
  }

  private async notify(ownerId: string): Promise<void> {
    try {
      const isHidden = await this.isHiddenFromEditors(ownerId);
      this.streams.notify((user) => {
        if (user.userId === ownerId) return TICKETS;
        return isStaff(user.group) && !(isHidden && isBlind(actorOf(user))) ? TICKETS : NOTHING;
      });
    } catch (failure) {
      this.logger.warn(`It cannot be decided who may read a changed ticket: ${String(failure)}`);
      this.notifyAll();
    }
  }

  /** Asked once for all editors with an open stream: what they must not know does not depend on the person. */
  private async isHiddenFromEditors(ownerId: string): Promise<boolean> {
    const reader = this.streams.listeners.find((user) => user.userId !== ownerId && isBlind(actorOf(user)));
    return reader === undefined || this.owners.hides(ownerId, reader);
  }

  /** Everyone gets the same signal, so it reveals nothing. */
  private notifyAll(): void {
    this.streams.notify(() => TICKETS);
  }
}
