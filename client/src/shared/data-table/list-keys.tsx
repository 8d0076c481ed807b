import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type RefObject, useEffect, useState } from 'react';
import { t } from '@contracts';
import { ReadDialog } from '../dialogs/read-dialog';

const KEYS: readonly (readonly [string, string])[] = [
  ['J', t('Next article')],
  ['K', t('Previous article')],
  ['Enter', t('Open the article')],
  ['X', t('Select the article, or not')],
  ['E', t('The next step of the article')],
  ['?', t('Show these keys')],
];

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: tokens.spacingHorizontalM, margin: 0 },
  name: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  what: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground3, '@media (max-width: 899px)': { display: 'none' } },
});

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** True while the key belongs to a field, a dialog or a menu. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null);

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('tbody tr')];

/** The control of a row that opens it. */
const openerOf = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('td > a, td > button') ?? null;

function moveBy(list: HTMLElement, step: 1 | -1): void {
  const rows = rowsOf(list);
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const opener = openerOf(rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)]);
  opener?.focus();
}

function pressInRow(list: HTMLElement, selector: string): void {
  const row = rowsOf(list).find((each) => each.contains(document.activeElement));
  row?.querySelector<HTMLElement>(selector)?.click();
}

/** The keys of a list: J and K move, X ticks, E takes the next step, ? shows all keys. Enter opens a row, since the focus is on a link. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const element = list.current;
      if (!element || isTaken(event)) return;
      const actions: Record<string, () => void> = {
        j: () => moveBy(element, 1),
        k: () => moveBy(element, -1),
        x: () => pressInRow(element, 'input[type="checkbox"]'),
        e: () => pressInRow(element, '[data-verb]'),
        '?': () => setShown(true),
      };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
  return isShown ? <Keys onClose={() => setShown(false)} /> : null;
}

function Keys({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  return (
    <ReadDialog title={t('Keys of this list')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <Fragment key={key}>
            <dt className={styles.name}>{key}</dt>
            <dd className={styles.what}>{what}</dd>
          </Fragment>
        ))}
      </dl>
    </ReadDialog>
  );
}

/** The keys in one line below a list. */
export function KeysHint() {
  const styles = useStyles();
  return (
    <Caption1 className={styles.hint}>{t('J K move · Enter open · X select · E next step · ? all keys')}</Caption1>
  );
}
