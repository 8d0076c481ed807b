import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { FactsColumn } from './facts-column';
import { FactsFold } from './facts-fold';
import { FrameHeader } from './frame-header';
import { FrameTabs } from './frame-tabs';
import { ProgressLine } from './progress-line';

/** Wide enough for the facts beside the tab. */
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
  // Nothing moves when the article arrives.
  waiting: { minHeight: '190px' },
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

/** The other screens have a panel of their own at the side: there the facts are folded. */
const WITH_FACTS = /^\/(?:articleDetails|manageFiles)\//;
/** The facts are part of what is printed. */
const PRINTED = 'print';

interface Props {
  /** Absent while it loads. */
  article: ArticleView | undefined;
  /** The screen in the frame. */
  children: ReactNode;
}

/** Header, progress, tabs and facts of an article around one of its screens. */
export function Workspace({ article, children }: Props) {
  const styles = useStyles();
  const [params] = useSearchParams();
  const isWide = useMediaQuery(WIDE);
  const hasRoom = WITH_FACTS.test(useLocation().pathname);
  // A moment of the past is compared with its log, which takes the whole width.
  const hidden = params.has('entry') || params.get('tab') === PRINTED;
  const beside = isWide && hasRoom && !hidden;
  return (
    <div className={styles.frame}>
      {article ? (
        <>
          <FrameHeader article={article} />
          <ProgressLine article={article} />
          <FrameTabs article={article} />
        </>
      ) : (
        <div className={styles.waiting}>
          <SkeletonLines lines={4} />
        </div>
      )}
      {!beside && article && (hidden ? <BlacklistNotice articleId={article.id} /> : <FactsFold article={article} />)}
      <div className={beside ? styles.columns : undefined}>
        <div style={{ minWidth: 0 }}>{children}</div>
        {beside && article && (
          // Long facts scroll on their own, so they must be reachable by keyboard.
          <div className={styles.facts} tabIndex={0} role="region" aria-label="Facts">
            <FactsColumn article={article} />
          </div>
        )}
      </div>
    </div>
  );
}
