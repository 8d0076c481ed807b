import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The text of an empty list, or the spec's text. */
  text: string;
  detail?: string;
  /** The next step, as a button or a link. */
  action?: ReactNode;
}

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
  },
  detail: { color: tokens.colorNeutralForeground3, maxWidth: '60ch' },
});

export function EmptyState({ text, detail, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      <Text size={400}>{text}</Text>
      {detail && <Text className={styles.detail}>{detail}</Text>}
      {action}
    </div>
  );
}
