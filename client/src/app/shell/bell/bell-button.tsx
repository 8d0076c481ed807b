import { Button, CounterBadge, makeStyles, Tooltip } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { MAX_NEWS_COUNT, t } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { useUser } from '../../../shared/state/hooks';
import { returnFocus } from '../return-focus';

const load = () => import('./news-drawer').then((module) => ({ default: module.NewsDrawer }));
const NewsDrawer = lazy(load);

const useStyles = makeStyles({
  place: { position: 'relative', display: 'flex' },
  badge: { position: 'absolute', top: '-2px', insetInlineEnd: '-4px', pointerEvents: 'none' },
});

const MOST = MAX_NEWS_COUNT - 1;

function nameOf(count: number): string {
  if (count === 0) return t('What is new');
  return t('What is new, {count} new', { count: count > MOST ? t('more than {most}', { most: MOST }) : count });
}

/** Opens the news and shows how many are new since the person last looked. An account that may only write drafts has no news. */
export function BellButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { unproven } = useUser();
  if (unproven) return null;
  const close = () => {
    setOpen(false);
    returnFocus(button.current);
  };
  return (
    <>
      <Bell button={button} open={open} onOpen={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <NewsDrawer onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface BellProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: () => void;
}

function Bell({ button, open, onOpen }: BellProps) {
  const styles = useStyles();
  const [named, setNamed] = useState(false);
  const count = useMenuCountsQuery().data?.news;
  const shown = { count, overflowCount: MOST, size: 'small', color: 'danger' } as const;
  return (
    <span className={styles.place}>
      <Tooltip
        relationship="label"
        content={nameOf(count ?? 0)}
        // A tooltip that stays under the pointer would handle the Escape key that is meant for the list.
        visible={named && !open}
        onVisibleChange={(_event, data) => setNamed(data.visible)}
      >
        <Button
          ref={button}
          appearance="subtle"
          icon={<AlertRegular />}
          aria-haspopup="dialog"
          onMouseEnter={() => void load().catch(() => undefined)}
          onClick={onOpen}
        />
      </Tooltip>
      {!!count && <CounterBadge className={styles.badge} {...shown} aria-hidden />}
      <VisuallyHidden>
        <span role="status">{useNewItemsAnnouncement(count)}</span>
      </VisuallyHidden>
    </span>
  );
}

/** Announces what happens while the page is open, but not the news from before. */
function useNewItemsAnnouncement(count: number | undefined): string {
  const [before, setBefore] = useState(count);
  const [text, setText] = useState('');
  if (count !== before) {
    setBefore(count);
    const more = before === undefined || count === undefined ? 0 : count - before;
    setText(more > 0 ? t('{more, plural, one {# new item} other {# new items}} in What is new', { more }) : '');
  }
  return text;
}
