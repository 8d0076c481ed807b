import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
});

/** The buttons below a form: secondary ones first, the primary one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}
