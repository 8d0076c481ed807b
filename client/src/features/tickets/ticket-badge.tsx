import { Badge, type BadgeProps, makeStyles } from '@fluentui/react-components';
import { TICKET_STATUS_LABELS, type TicketStatus } from '@contracts';

/** Colours by who has to act, as for articles (screens, 'Status'): the office, the author of the ticket, or no one. */
const COLOURS: Record<TicketStatus, BadgeProps['color']> = {
  AWAITING_RESPONSE: 'brand',
  OPEN: 'warning',
  CLOSED: 'subtle',
};

const useStyles = makeStyles({ badge: { whiteSpace: 'nowrap', flexShrink: 0 } });

export function TicketBadge({ status }: { status: TicketStatus }) {
  return (
    <Badge appearance="tint" size="large" color={COLOURS[status]} className={useStyles().badge}>
      {TICKET_STATUS_LABELS[status]}
    </Badge>
  );
}
