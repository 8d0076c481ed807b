import { Text } from '@fluentui/react-components';
import { t, type TodoRow } from '@contracts';
import { uninvitedReviewers } from '../todo/row/next-step';
import { BulkDialog } from './bulk-dialog';
import { type RequestMail, useMailRequest } from './mail-request';

const invitationsOf = (rows: readonly TodoRow[]): RequestMail[] =>
  rows.flatMap((row) =>
    uninvitedReviewers(row).map(({ requestId, name }) => ({
      id: requestId,
      articleId: row.id,
      label: `${name}, #${row.articleId}`,
    })),
  );

/** Sends the request mails to every reviewer of these articles who was selected and has had no mail. */
export function InviteDialog({ rows, onClose }: { rows: readonly TodoRow[]; onClose: () => void }) {
  const invite = useMailRequest();
  return (
    <BulkDialog
      title={t('Request mails')}
      items={invitationsOf(rows)}
      confirm={(count) => t('Send {count, plural, one {# request mail} other {# request mails}}', { count })}
      done={(count) =>
        count === 1 ? t('The request mail has been sent.') : t('{count} request mails have been sent.', { count })
      }
      work={invite}
      onClose={onClose}
    >
      <Text>{t('Each selected reviewer without a mail gets a separate invitation with the journal’s text.')}</Text>
    </BulkDialog>
  );
}
