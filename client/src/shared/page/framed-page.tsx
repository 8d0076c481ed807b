import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden';
import { usePageTitle } from './use-page-title';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL, minWidth: 0 },
});

interface Props {
  title: string;
  tabTitle?: string;
  children?: ReactNode;
}

/** A page inside the frame of an article: the selected tab shows its name, so only screen readers need the heading. */
export function FramedPage({ title, tabTitle, children }: Props) {
  const styles = useStyles();
  const heading = usePageTitle(tabTitle ?? title);
  return (
    <div className={styles.part}>
      <h2 ref={heading} tabIndex={-1} style={{ position: 'absolute', margin: 0 }}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </div>
  );
}
