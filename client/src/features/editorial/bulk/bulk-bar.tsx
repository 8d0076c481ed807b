import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { t, type TodoRow } from '@contracts';
import { BulkFrame } from '../../../shared/data-table/bulk-frame';
import { lateReviewers, uninvitedReviewers } from '../todo/row/next-step';
import { AssignDialog } from './assign-dialog';
import { exportTodo } from './export-rows';
import { InviteDialog } from './invite-dialog';
import { RemindAuthorsDialog } from './remind-authors-dialog';
import { RemindDialog } from './remind-dialog';

interface BulkBarProps {
  rows: readonly TodoRow[];
  onClear: () => void;
}

/** The actions for several articles at the same time. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const [open, setOpen] = useState<'remind' | 'invite' | 'assign' | 'authors' | null>(null);
  const close = (): void => setOpen(null);
  const late = rows.flatMap(lateReviewers).length;
  const uninvited = rows.flatMap(uninvitedReviewers).length;
  const mayAssign = rows.some(({ actions }) => actions.includes('assign-associate'));
  // The same people may remind the authors and write to them.
  const mayRemindAuthors = rows.some(({ actions }) => actions.includes('write-to-author'));
  if (rows.length === 0 && open === null) return null;
  return (
    <>
      <BulkFrame count={rows.length} onClear={onClear}>
        {late > 0 && (
          <Button appearance="primary" onClick={() => setOpen('remind')}>
            {t('Remind {late, plural, one {# late reviewer} other {# late reviewers}}', { late })}
          </Button>
        )}
        {uninvited > 0 && (
          <Button onClick={() => setOpen('invite')}>
            {t('Request mails to {uninvited, plural, one {# reviewer} other {# reviewers}}', { uninvited })}
          </Button>
        )}
        {mayAssign && <Button onClick={() => setOpen('assign')}>{t('Assign associate editor')}</Button>}
        {mayRemindAuthors && <Button onClick={() => setOpen('authors')}>{t('Remind authors')}</Button>}
        <Button onClick={() => exportTodo(rows)}>{t('Export')}</Button>
      </BulkFrame>
      {open === 'invite' && <InviteDialog rows={rows} onClose={close} />}
      {open === 'remind' && <RemindDialog rows={rows} onClose={close} />}
      {open === 'authors' && <RemindAuthorsDialog rows={rows} onClose={close} />}
      {open === 'assign' && <AssignDialog rows={rows} onClose={close} />}
    </>
  );
}
