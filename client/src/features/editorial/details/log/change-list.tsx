import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type StateChange, t } from '@contracts';
import { VisuallyHidden } from '../../../../shared/display/visually-hidden';

/** Number of characters shown before 'Show all'; an abstract is longer. */
const SHORT = 240;

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0 },
  change: { breakInside: 'avoid' },
  part: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  gone: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  muted: { color: tokens.colorNeutralForeground2 },
});

/** The changes of one entry: each with the old value struck through and the new value. */
export function ChangeList({ changes }: { changes: readonly StateChange[] }) {
  const styles = useStyles();
  if (changes.length === 0) return <Text className={styles.muted}>{t('No changes to the article itself.')}</Text>;
  return (
    <dl className={styles.list}>
      {changes.map((change, index) => (
        // The index is part of the key because two notes can have the same name.
        <div key={`${index} ${change.part}`} className={styles.change}>
          <dt className={styles.part}>{change.part}</dt>
          {change.before !== null && (
            <dd className={styles.text}>
              <VisuallyHidden>{t('Before:')} </VisuallyHidden>
              <del className={styles.gone}>
                <Clipped text={change.before} />
              </del>
            </dd>
          )}
          <dd className={styles.text}>
            <VisuallyHidden>{change.before === null ? t('New:') : t('After:')} </VisuallyHidden>
            {change.after === null ? (
              <span className={styles.muted}>{t('Removed')}</span>
            ) : (
              <Clipped text={change.after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The start of a long text, with a button that shows the rest. */
function Clipped({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (open || text.length <= SHORT) return <>{text}</>;
  return (
    <>
      {text.slice(0, SHORT).trimEnd()}…{' '}
      <Button size="small" appearance="transparent" onClick={() => setOpen(true)}>
        {t('Show all')}
      </Button>
    </>
  );
}
