import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { TodoRow } from '@contracts';
import { countOf } from '../../../../shared/display/format';
import { lateReviewers } from '../row/next-step';
import { AssignDialog } from './assign-dialog';
import { exportRows } from './export-rows';
import { RemindDialog } from './remind-dialog';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: tokens.spacingVerticalL,
    zIndex: 2,
    alignSelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: 'fit-content',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media print': { display: 'none' },
  },
});

interface BulkBarProps {
  rows: readonly TodoRow[];
  onClear: () => void;
}

/** What can be done with several articles at once. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const styles = useStyles();
  const [open, setOpen] = useState<'remind' | 'assign' | null>(null);
  const close = (): void => setOpen(null);
  const late = rows.flatMap(lateReviewers).length;
  const mayAssign = rows.some(({ actions }) => actions.includes('assign-associate'));
  if (rows.length === 0 && open === null) return null;
  return (
    <>
      <div role="region" aria-label="Selected articles" className={styles.bar}>
        <Text weight="semibold" aria-live="polite">
          {rows.length} selected
        </Text>
        {late > 0 && (
          <Button appearance="primary" onClick={() => setOpen('remind')}>
            Remind {countOf(late, 'late reviewer')}
          </Button>
        )}
        {mayAssign && <Button onClick={() => setOpen('assign')}>Assign associate editor</Button>}
        <Button onClick={() => exportRows(rows)}>Export</Button>
        <Button appearance="subtle" onClick={onClear}>
          Clear
        </Button>
      </div>
      {open === 'remind' && <RemindDialog rows={rows} onClose={close} />}
      {open === 'assign' && <AssignDialog rows={rows} onClose={close} />}
    </>
  );
}
