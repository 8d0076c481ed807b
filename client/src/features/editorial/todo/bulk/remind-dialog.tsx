import { Text } from '@fluentui/react-components';
import type { TodoRow } from '@contracts';
import { countDays, countOf } from '../../../../shared/display/format';
import { invitationsApi } from '../../api/invitations-api';
import { lateReviewers } from '../row/next-step';
import { BulkDialog, type BulkItem } from './bulk-dialog';

interface Reminder extends BulkItem {
  articleId: string;
}

const remindersOf = (rows: readonly TodoRow[]): Reminder[] =>
  rows.flatMap((row) =>
    lateReviewers(row).map(({ requestId, name, overdueDays }) => ({
      id: requestId,
      articleId: row.id,
      label: `${name}, #${row.articleId}, ${countDays(overdueDays ?? 0)} late`,
    })),
  );

/** Reminds every late reviewer of these articles, each with the journal's text. */
export function RemindDialog({ rows, onClose }: { rows: readonly TodoRow[]; onClose: () => void }) {
  const [suggest] = invitationsApi.useLazyInvitationMailQuery();
  const [mail] = invitationsApi.useMailReviewerMutation();
  const remind = async ({ articleId, id: reviewId }: Reminder): Promise<void> => {
    const { to, cc, subject, message } = await suggest({ articleId, reviewId }).unwrap();
    await mail({ articleId, reviewId, mail: { to, cc, subject, text: message } }).unwrap();
  };
  return (
    <BulkDialog
      title="Remind late reviewers"
      items={remindersOf(rows)}
      confirm={(count) => `Send ${countOf(count, 'reminder')}`}
      done={(count) => (count === 1 ? 'The reminder has been sent.' : `${count} reminders have been sent.`)}
      work={remind}
      onClose={onClose}
    >
      <Text>Each reviewer gets a separate mail with the journal’s text of a reminder.</Text>
    </BulkDialog>
  );
}
