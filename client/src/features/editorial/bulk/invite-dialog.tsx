import { Text } from '@fluentui/react-components';
import type { TodoRow } from '@contracts';
import { countOf } from '../../../shared/display/format';
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
      title="Request mails"
      items={invitationsOf(rows)}
      confirm={(count) => `Send ${countOf(count, 'request mail')}`}
      done={(count) => (count === 1 ? 'The request mail has been sent.' : `${count} request mails have been sent.`)}
      work={invite}
      onClose={onClose}
    >
      <Text>Each selected reviewer without a mail gets a separate invitation with the journal’s text.</Text>
    </BulkDialog>
  );
}
