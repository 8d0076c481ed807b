import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { TodoRow } from '@contracts';
import { countOf } from '../../../shared/display/format';
import { lateReviewers, uninvitedReviewers } from '../todo/row/next-step';
import { AssignDialog } from './assign-dialog';
import { BulkFrame } from './bulk-frame';
import { exportTodo } from './export-rows';
import { InviteDialog } from './invite-dialog';
import { RemindDialog } from './remind-dialog';

interface BulkBarProps {
  rows: readonly TodoRow[];
  onClear: () => void;
}

/** What can be done with several articles at once. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const [open, setOpen] = useState<'remind' | 'invite' | 'assign' | null>(null);
  const close = (): void => setOpen(null);
  const late = rows.flatMap(lateReviewers).length;
  const uninvited = rows.flatMap(uninvitedReviewers).length;
  const mayAssign = rows.some(({ actions }) => actions.includes('assign-associate'));
  if (rows.length === 0 && open === null) return null;
  return (
    <>
      <BulkFrame count={rows.length} onClear={onClear}>
        {late > 0 && (
          <Button appearance="primary" onClick={() => setOpen('remind')}>
            Remind {countOf(late, 'late reviewer')}
          </Button>
        )}
        {uninvited > 0 && (
          <Button onClick={() => setOpen('invite')}>Request mails to {countOf(uninvited, 'reviewer')}</Button>
        )}
        {mayAssign && <Button onClick={() => setOpen('assign')}>Assign associate editor</Button>}
        <Button onClick={() => exportTodo(rows)}>Export</Button>
      </BulkFrame>
      {open === 'invite' && <InviteDialog rows={rows} onClose={close} />}
      {open === 'remind' && <RemindDialog rows={rows} onClose={close} />}
      {open === 'assign' && <AssignDialog rows={rows} onClose={close} />}
    </>
  );
}
