import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Text,
  tokens,
} from '@fluentui/react-components';
import { fullName, t } from '@contracts';
import { CloseButton } from '../../../shared/buttons/close-button';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useUser } from '../../../shared/state/hooks';
import { NewsList } from './news-list';
import { useNews } from './use-news';

const useStyles = makeStyles({
  drawer: { width: '420px', maxWidth: '100vw', '@media (max-width: 639px)': { width: '100vw' } },
  head: { paddingBottom: tokens.spacingVerticalS },
  body: { padding: 0 },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  skeleton: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}` },
  older: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalL },
});

const EMPTY = {
  text: t('Nothing has happened yet'),
  detail: t('Updates on manuscripts that concern you, and answers to your tickets, appear here.'),
};

/** What happened on the person's articles and tickets. Shown next to the page; on a phone, over it (screens, 'Shell'). */
export function NewsDrawer({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const news = useNews();
  const { isFetchingNextPage, hasNextPage, fetchNextPage } = news.query;
  const user = useUser();
  // Under login-as nothing is marked as read, because the account's owner has not seen it.
  const acting = user.actor !== undefined;
  const actions = (
    <div className={styles.actions}>
      {!acting && news.hadNew && <MarkAll onMark={news.markAll} />}
      <CloseButton label={t('Close')} onClick={onClose} />
    </div>
  );
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={t('What is new')}
      onOpenChange={(_event, data) => !data.open && onClose()}
    >
      <DrawerHeader className={styles.head}>
        <DrawerHeaderTitle action={actions}>{t('What is new')}</DrawerHeaderTitle>
        {acting && (
          <Text size={200}>{t('Viewing this does not mark it as read for {name}.', { name: fullName(user) })}</Text>
        )}
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Lines news={news} onFollow={onClose} />
        {hasNextPage && (
          <div className={styles.older}>
            <Button disabledFocusable={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('Show older')}
            </Button>
          </div>
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

function Lines({ news, onFollow }: { news: ReturnType<typeof useNews>; onFollow: () => void }) {
  return (
    <Loaded query={{ ...news.query, data: news.items }} skeleton={<NewsSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState {...EMPTY} />
        ) : (
          <NewsList items={items} isNew={news.isNew} onFollow={onFollow} />
        )
      }
    </Loaded>
  );
}

function MarkAll({ onMark }: { onMark: (() => void) | undefined }) {
  return (
    <Button size="small" disabledFocusable={!onMark} onClick={onMark}>
      {t('Mark all as read')}
    </Button>
  );
}

function NewsSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.skeleton}>
      <SkeletonCards cards={8} height={44} />
    </div>
  );
}
