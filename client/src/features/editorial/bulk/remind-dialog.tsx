import { Text } from '@fluentui/react-components';
import { t, type TodoRow } from '@contracts';
import { lateReviewers } from '../todo/row/next-step';
import { BulkDialog } from './bulk-dialog';
import { type RequestMail, useMailRequest } from './mail-request';

type Reminded = Pick<TodoRow, 'id' | 'articleId' | 'reviewers'>;

const remindersOf = (rows: readonly Reminded[]): RequestMail[] =>
  rows.flatMap((row) =>
    lateReviewers(row).map(({ requestId, name, overdueDays }) => ({
      id: requestId,
      articleId: row.id,
      label: t('{name}, {number}, {days, plural, one {# day} other {# days}} late', {
        name,
        number: `#${row.articleId}`,
        days: overdueDays ?? 0,
      }),
    })),
  );

/** Reminds every late reviewer of these articles, each with the journal's text. */
export function RemindDialog({ rows, onClose }: { rows: readonly Reminded[]; onClose: () => void }) {
  const remind = useMailRequest({ reminder: true });
  return (
    <BulkDialog
      title={t('Remind late reviewers')}
      items={remindersOf(rows)}
      confirm={(count) => t('Send {count, plural, one {# reminder} other {# reminders}}', { count })}
      done={(count) =>
        count === 1 ? t('The reminder has been sent.') : t('{count} reminders have been sent.', { count })
      }
      work={remind}
      onClose={onClose}
    >
      <Text>{t('Each reviewer gets a separate mail with the journal’s text of a reminder.')}</Text>
    </BulkDialog>
  );
}
