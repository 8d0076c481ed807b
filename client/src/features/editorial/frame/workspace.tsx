import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { Loaded } from '../../../shared/page/loaded';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { useDeferredData } from '../../../shared/state/use-deferred-data';
import { FactsColumn } from './facts-column';
import { FactsFold } from './facts-fold';
import { FrameHeader } from './frame-header';
import { FrameTabs } from './frame-tabs';
import { AwaitedContext, MomentContext } from './past/moment';
import { PastNotice } from './past/past-notice';
import { useChosenMoment } from './past/use-chosen-moment';
import { ProgressLine } from './progress-line';

/** Wide enough to show the facts next to the tab. */
const WIDE = '(min-width: 1100px)';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '1400px',
    marginInline: 'auto',
  },
  // Marked, so that no one takes the past for the present.
  past: {
    padding: tokens.spacingHorizontalL,
    border: `3px solid ${tokens.colorPaletteMarigoldBorderActive}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: `color-mix(in srgb, ${tokens.colorPaletteMarigoldBorderActive} 8%, ${tokens.colorNeutralBackground2})`,
    boxSizing: 'border-box',
    '@media (max-width: 640px)': { padding: tokens.spacingHorizontalS },
  },
  waiting: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
  // The header is as high as its title, so nothing below it may be visible before the article has loaded.
  notYet: { '--quire-skeletons': 'none' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    '@media print': { display: 'block' },
  },
  facts: {
    [`@media ${WIDE}`]: { position: 'sticky', top: '64px', maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' },
    '@media print': { position: 'static', maxHeight: 'none', overflowY: 'visible', breakInside: 'avoid' },
  },
});

/** The screens that show the facts at the side. The other screens have their own panel there, so their facts are folded. */
const WITH_FACTS = /^\/(?:articleDetails|manageFiles)\//;
/** The tab for printing, whose content includes the facts. */
const PRINTED = 'print';

interface Props {
  /** Undefined while it loads. */
  article: ArticleView | undefined;
  /** The screen in the frame. */
  children: ReactNode;
}

/**
 * Header, progress, tabs and facts of an article around one of its screens. While the address names a moment, all of them are as of that
 * moment.
 */
export function Workspace({ article: arrived, children }: Props) {
  const present = useDeferredData(arrived);
  const styles = useStyles();
  const [params] = useSearchParams();
  const isWide = useMediaQuery(WIDE);
  const hasRoom = WITH_FACTS.test(useLocation().pathname);
  const past = useChosenMoment(present?.id ?? '');
  const article = past.isRequested ? past.moment?.article : present;
  const isPrinted = params.get('tab') === PRINTED;
  // A moment in the history is shown next to the log, which takes the whole width.
  const isCompared = past.isRequested && params.get('tab') === 'log';
  const beside = isWide && hasRoom && !isPrinted && !isCompared;
  return (
    <MomentContext value={past.isRequested ? past.moment : null}>
      <div
        className={mergeClasses(styles.frame, past.isRequested && styles.past)}
        data-past={past.isRequested || undefined}
      >
        {past.isRequested && <PastNotice at={past.at} article={past.moment?.article} onLeave={past.leave} />}
        <Top article={article} error={past.isRequested ? past.error : undefined} refetch={past.refetch} />
        {!beside && article && <FoldedFacts article={article} isPast={past.isRequested} isPrinted={isPrinted} />}
        <div className={mergeClasses(beside && styles.columns, !article && styles.notYet)}>
          <div style={{ minWidth: 0 }}>
            <AwaitedContext value={past.isRequested && past.moment === null}>{children}</AwaitedContext>
          </div>
          {beside && article && (
            // Long facts scroll on their own, so they must be reachable by keyboard.
            <div className={styles.facts} tabIndex={0} role="region" aria-label={t('Facts')}>
              <FactsColumn article={article} />
            </div>
          )}
        </div>
      </div>
    </MomentContext>
  );
}

interface TopProps {
  article: ArticleView | undefined;
  error: unknown;
  refetch: () => unknown;
}

function Top({ article, error, refetch }: TopProps) {
  const styles = useStyles();
  if (error !== undefined) return <Loaded query={{ error, refetch }}>{() => null}</Loaded>;
  if (!article) {
    return (
      <div className={styles.waiting}>
        <SkeletonLines lines={4} />
      </div>
    );
  }
  return (
    <>
      <FrameHeader article={article} />
      <ProgressLine article={article} />
      <FrameTabs article={article} />
    </>
  );
}

/** Only the blacklist for the print view, which contains the facts already. The blacklist is as of today, so it is not shown for the past. */
function FoldedFacts({ article, isPast, isPrinted }: { article: ArticleView; isPast: boolean; isPrinted: boolean }) {
  if (!isPrinted) return <FactsFold article={article} />;
  return isPast ? null : <BlacklistNotice articleId={article.id} />;
}
