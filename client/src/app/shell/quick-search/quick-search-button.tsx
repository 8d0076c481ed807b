import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type ButtonHTMLAttributes, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isStaff, t } from '@contracts';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { useUser } from '../../../shared/state/hooks';
import { returnFocus } from '../return-focus';

const load = () => import('./quick-search-dialog').then((module) => ({ default: module.QuickSearchDialog }));
const QuickSearchDialog = lazy(load);

/** Visible text on a wide screen; the accessible name of the button on every screen. */
const SEARCH = t('Search manuscripts and screens');
const SEARCH_FOR_STAFF = t('Search manuscripts, people and screens');

const useStyles = makeStyles({
  // Looks like the search field that it opens.
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: 'min(440px, 40vw)',
    height: '32px',
    padding: '0 8px 0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'text',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { display: 'flex', fontSize: '16px' },
  what: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: {
    padding: '0 5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
  },
});

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Calls `show` on Ctrl+K (Cmd+K). Its identity must not change. */
function useShortcut(show: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Text editors use this shortcut for links, and quick search must not cover an open dialog.
      if (!isShortcut(event) || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}

/** Opens the quick search by button or Ctrl+K (Cmd+K). Its script loads on first use. */
export function QuickSearchButton({ routes }: { routes: RouteObject[] }) {
  const wide = useMediaQuery('(min-width: 1000px)');
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const show = useCallback(() => {
    before.current = document.activeElement;
    setOpen(true);
  }, []);
  const close = () => {
    setOpen(false);
    returnFocus(before.current);
  };
  useShortcut(show);
  const what = isStaff(useUser().group.group) ? SEARCH_FOR_STAFF : SEARCH;
  const trigger = {
    'aria-label': what,
    title: what,
    'aria-keyshortcuts': 'Control+K Meta+K',
    'aria-haspopup': 'dialog',
    onMouseEnter: () => void load().catch(() => undefined),
    onClick: show,
  } as const;
  return (
    <>
      {wide ? <SearchField {...trigger} /> : <Button appearance="subtle" icon={<SearchRegular />} {...trigger} />}
      {open && (
        <Suspense fallback={null}>
          <QuickSearchDialog routes={routes} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function SearchField(trigger: ButtonHTMLAttributes<HTMLButtonElement>) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.field} {...trigger}>
      <span className={styles.icon}>
        <SearchRegular aria-hidden />
      </span>
      <span className={styles.what}>{trigger['aria-label']}</span>
      <kbd className={styles.hint} aria-hidden>
        {isApple() ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
