import { Badge } from '@fluentui/react-components';
import { type EmailLogEntry, t } from '@contracts';

/** Delivered to some recipients only; the mail server refused the others. */
const isPartly = ({ state, error }: EmailLogEntry): boolean => state === 'SENT' && error !== null;

/** The delivery state of a mail as a coloured badge. */
export function MailStateBadge({ mail }: { mail: EmailLogEntry }) {
  if (mail.state === 'FAILED') return <Badge color="danger">{t('Failed')}</Badge>;
  if (mail.state === 'QUEUED') return <Badge color="informative">{t('Sending')}</Badge>;
  if (mail.returns.some(({ kind }) => kind === 'FAILED'))
    return (
      <Badge appearance="tint" color="danger">
        {t('Bounced')}
      </Badge>
    );
  return isPartly(mail) ? (
    <Badge appearance="tint" color="warning">
      {t('Partly sent')}
    </Badge>
  ) : (
    <Badge appearance="tint" color="success">
      {t('Sent')}
    </Badge>
  );
}
