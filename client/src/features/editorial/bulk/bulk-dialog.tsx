import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { type BulkItem, type Outcomes, useBulkRun } from './use-bulk-run';

interface BulkDialogProps<Item extends BulkItem> {
  title: string;
  items: readonly Item[];
  /** The label of the button for this number of items. */
  confirm: (count: number) => string;
  /** The message at the end for this number of items. */
  done: (count: number) => string;
  work: (item: Item) => Promise<unknown>;
  /** False while a choice is missing. */
  ready?: boolean;
  size?: 'normal' | 'wide';
  onClose: () => void;
  children?: ReactNode;
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    maxHeight: '50vh',
    overflowY: 'auto',
  },
  failed: { color: tokens.colorPaletteRedForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/**
 * Shows what will happen to each item, processes the items one by one, and reports failures. Failed items can be tried again. Escape stops
 * the work after the present item, and the dialog then shows what was done.
 */
export function BulkDialog<Item extends BulkItem>(props: BulkDialogProps<Item>) {
  const { title, confirm, ready = true, size, onClose, children } = props;
  const { items, outcomes, open, phase, run, stop } = useBulkRun(props);
  const busy = phase === 'running' || phase === 'stopping';
  const isTried = Object.values(outcomes).some((outcome) => outcome !== true);
  return (
    <FormDialog
      open
      title={title}
      size={size}
      submit={isTried && !busy ? t('Try {count} again', { count: open.length }) : confirm(open.length)}
      cancel={cancelOf(phase, isTried)}
      busy={busy}
      disabled={!ready || open.length === 0}
      onSubmit={() => void run()}
      onCancel={onClose}
      onStop={stop}
    >
      {children}
      <Items items={items} outcomes={outcomes} />
      <Text role="status">{phase === 'stopped' ? stoppedWords(open.length) : ''}</Text>
    </FormDialog>
  );
}

const stoppedWords = (count: number): string =>
  t('Stopped. {count, plural, one {# item was not done.} other {# items were not done.}}', { count });

function cancelOf(phase: ReturnType<typeof useBulkRun>['phase'], isTried: boolean): string {
  if (phase === 'running') return t('Stop');
  if (phase === 'stopping') return t('Stopping…');
  return isTried || phase === 'stopped' ? t('Close') : t('Cancel');
}

function Items({ items, outcomes }: { items: readonly BulkItem[]; outcomes: Outcomes }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-live="polite">
      {items.map(({ id, label, leftOut }) => {
        const outcome = outcomes[id];
        return (
          <li key={id} className={leftOut ? styles.quiet : undefined}>
            {label}
            {leftOut && `: ${leftOut}`}
            {outcome === true && ` ✓ ${t('done')}`}
            {typeof outcome === 'string' && <span className={styles.failed}> {outcome}</span>}
          </li>
        );
      })}
    </ul>
  );
}
