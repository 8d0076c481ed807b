import { Badge } from '@fluentui/react-components';
import type { EmailLogEntry } from '@contracts';

/** Sent to some of its readers only: the mail server did not take the others. */
const isPartly = ({ state, error }: EmailLogEntry): boolean => state === 'SENT' && error !== null;

/** What became of a mail, as a word with a colour. */
export function MailStateBadge({ mail }: { mail: EmailLogEntry }) {
  if (mail.state === 'FAILED') return <Badge color="danger">Failed</Badge>;
  if (mail.state === 'QUEUED') return <Badge color="informative">On its way</Badge>;
  return isPartly(mail) ? (
    <Badge appearance="tint" color="warning">
      Partly sent
    </Badge>
  ) : (
    <Badge appearance="tint" color="success">
      Sent
    </Badge>
  );
}
