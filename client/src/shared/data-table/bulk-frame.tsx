import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { t } from '@contracts';

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

interface BulkFrameProps {
  /** The number of ticked rows. */
  count: number;
  onClear: () => void;
  /** The name of the bar for assistive technology. */
  label?: string;
  /** A button for each action. */
  children: ReactNode;
}

/** The bar that appears over a list while rows are ticked. */
export function BulkFrame({ count, onClear, label = t('Selected articles'), children }: BulkFrameProps) {
  const styles = useStyles();
  return (
    <div role="region" aria-label={label} className={styles.bar}>
      <Text weight="semibold" aria-live="polite">
        {t('{count} selected', { count })}
      </Text>
      {children}
      <Button appearance="subtle" onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
