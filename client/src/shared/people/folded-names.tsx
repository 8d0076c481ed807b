import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';

const useStyles = makeStyles({
  names: { color: tokens.colorNeutralForeground3 },
  more: { paddingInline: tokens.spacingHorizontalXS, minWidth: 0, verticalAlign: 'baseline' },
});

const FIRST = 3;

/** Names or addresses. Shows the first few, and the rest after a press on 'and 47 more'. */
export function FoldedNames({ names, plain = false }: { names: readonly string[]; plain?: boolean }) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  // A button for a single name would take more room than the name.
  const folds = names.length > FIRST + 1;
  const shown = folds && !all ? names.slice(0, FIRST) : names;
  return (
    <Text className={plain ? undefined : styles.names}>
      {shown.map((name, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {folds && ' '}
      {folds && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('Show fewer') : t('and {count} more', { count: names.length - FIRST })}
        </Button>
      )}
    </Text>
  );
}
