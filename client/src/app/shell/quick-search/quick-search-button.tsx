import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useMediaQuery } from '../../../shared/display/use-media-query';

const load = () => import('./quick-search-dialog').then((module) => ({ default: module.QuickSearchDialog }));
const QuickSearchDialog = lazy(load);

const useStyles = makeStyles({
  hint: {
    marginInlineStart: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Opens the quick search by button or Ctrl+K (Cmd+K). Its script loads on first use. */
export function QuickSearchButton({ routes }: { routes: RouteObject[] }) {
  const styles = useStyles();
  const wide = useMediaQuery('(min-width: 1000px)');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Text editors use this shortcut for links, and quick search must not cover an open dialog.
      if (!isShortcut(event) || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        appearance={wide ? 'outline' : 'subtle'}
        icon={<SearchRegular />}
        aria-label="Quick search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onMouseEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {wide && (
          <>
            Search <span className={styles.hint}>{isApple() ? '⌘K' : 'Ctrl K'}</span>
          </>
        )}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <QuickSearchDialog routes={routes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
