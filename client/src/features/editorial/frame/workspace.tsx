import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { FactsColumn } from './facts-column';
import { FrameHeader } from './frame-header';
import { FrameTabs } from './frame-tabs';
import { ProgressLine } from './progress-line';

/** Wide enough for the facts beside the tab. */
const WIDE = '@media (min-width: 1100px)';

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
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    '@media print': { display: 'block' },
  },
  facts: {
    [WIDE]: { position: 'sticky', top: '64px', maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' },
    '@media print': { position: 'static', maxHeight: 'none', overflowY: 'visible', breakInside: 'avoid' },
  },
});

/** The screens with forms have a column of their own beside them. */
const WITH_FACTS = /^\/articleDetails\//;

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
  // A moment of the past is compared with its log, which takes the whole width.
  const withFacts = WITH_FACTS.test(useLocation().pathname) && !params.has('entry');
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
      {/* With the facts the warning stands among them. */}
      {!withFacts && article && <BlacklistNotice articleId={article.id} />}
      <div className={withFacts ? styles.columns : undefined}>
        <div style={{ minWidth: 0 }}>{children}</div>
        {withFacts && article && (
          // Long facts scroll on their own, so they must be reachable by keyboard.
          <div className={styles.facts} tabIndex={0} role="region" aria-label="Facts">
            <FactsColumn article={article} />
          </div>
        )}
      </div>
    </div>
  );
}
