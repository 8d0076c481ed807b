import { Text } from '@fluentui/react-components';
import type { TodoRow } from '@contracts';
import { countDays, countOf } from '../../../shared/display/format';
import { lateReviewers } from '../todo/row/next-step';
import { BulkDialog } from './bulk-dialog';
import { type RequestMail, useMailRequest } from './mail-request';

const remindersOf = (rows: readonly TodoRow[]): RequestMail[] =>
  rows.flatMap((row) =>
    lateReviewers(row).map(({ requestId, name, overdueDays }) => ({
      id: requestId,
      articleId: row.id,
      label: `${name}, #${row.articleId}, ${countDays(overdueDays ?? 0)} late`,
    })),
  );

/** Reminds every late reviewer of these articles, each with the journal's text. */
export function RemindDialog({ rows, onClose }: { rows: readonly TodoRow[]; onClose: () => void }) {
  const remind = useMailRequest();
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
