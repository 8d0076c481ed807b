import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useNotify } from '../../../shared/state/hooks';

/** One of several items to process. */
export interface BulkItem {
  id: string;
  label: string;
  /** The reason why the item is left out. */
  leftOut?: string;
}

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

/** The outcome of each item: true if it is done, otherwise the reason why not. */
type Outcomes = Readonly<Record<string, true | string>>;

/** Shows what will happen to each item, processes the items one by one, and reports failures. Failed items can be tried again. */
export function BulkDialog<Item extends BulkItem>(props: BulkDialogProps<Item>) {
  const { title, confirm, done, work, ready = true, size, onClose, children } = props;
  // A copy, because the list behind the dialog changes with every step.
  const [items] = useState(props.items);
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const open = items.filter(({ id, leftOut }) => leftOut === undefined && outcomes[id] !== true);
  const run = async (): Promise<void> => {
    setBusy(true);
    let failures = 0;
    for (const item of open) {
      const outcome = await work(item).then(() => true as const, errorMessage);
      if (outcome !== true) failures += 1;
      setOutcomes((before) => ({ ...before, [item.id]: outcome }));
    }
    setBusy(false);
    if (failures < open.length) notify.success(done(open.length - failures));
    if (failures === 0) onClose();
  };
  const isTried = Object.values(outcomes).some((outcome) => outcome !== true);
  return (
    <FormDialog
      open
      title={title}
      size={size}
      submit={isTried && !busy ? t('Try {count} again', { count: open.length }) : confirm(open.length)}
      cancel={isTried ? t('Close') : t('Cancel')}
      busy={busy}
      disabled={!ready || open.length === 0}
      onSubmit={() => void run()}
      onCancel={onClose}
    >
      {children}
      <Items items={items} outcomes={outcomes} />
    </FormDialog>
  );
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
