import { Injectable } from '@nestjs/common';
import { type ChangeSignal, isStaff } from '../../contracts';
import { ProcessNotifications } from '../../platform/process-notifications';
import { TICKETS_CHANGED } from '../../tickets/public';
import { ChangeStreams } from '../streams/change-streams';

const TICKETS: ChangeSignal = { lists: ['tickets'], articles: [] };
const NOTHING: ChangeSignal = { lists: [], articles: [] };

/** Notifies a ticket's owner and all people who may read every ticket (api, 'own; staff any'). */
@Injectable()
export class TicketFeed {
  constructor(notices: ProcessNotifications, streams: ChangeStreams) {
    notices.listen(TICKETS_CHANGED, {
      received: (ownerId) =>
        streams.notify(({ userId, group }) => (userId === ownerId || isStaff(group) ? TICKETS : NOTHING)),
      // Everyone gets the same signal, so it reveals nothing.
      missed: () => streams.notify(() => TICKETS),
    });
  }
}
