import { OrAbsent } from '../../../platform/http/request/text-fields';
import { TicketField } from '../../factors/factor-fields';

export class AskPasskeyDto {
  /** Ticket of the second step; absent for a sign-in by passkey alone. */
  @OrAbsent() @TicketField() ticket?: string;
}
