import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    // Keeps controls within their column.
    '& > *': { minWidth: 0 },
    '& :is(input, select)': { minWidth: 0 },
    '& :has(> :is(input, select))': { minWidth: 0 },
  },
});

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}
