import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, t } from '@contracts';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { AuthorReviews } from '../reviews/author-reviews';

const TITLE = t('Letters and reviews');
const WIDE = '(min-width: 1200px)';

const useStyles = makeStyles({
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
  },
  work: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  title: { marginBlock: 0, paddingBottom: tokens.spacingVerticalS },
  reviews: {
    position: 'sticky',
    top: tokens.spacingVerticalL,
    maxHeight: 'calc(100vh - 112px)',
    overflowY: 'auto',
    '@media print': { position: 'static', maxHeight: 'none' },
  },
});

/** The author's form, with the letters and reviews that it answers next to it. In a narrow window they are in a foldable section above it. */
export function BesideReviews({ article, children }: { article: ArticleView; children: ReactNode }) {
  const styles = useStyles();
  const isWide = useMediaQuery(WIDE);
  if (!isWide)
    return (
      <div className={styles.work}>
        <Accordion collapsible>
          <AccordionItem value="reviews">
            <AccordionHeader as="h2">{TITLE}</AccordionHeader>
            <AccordionPanel>
              <AuthorReviews article={article} />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
        {children}
      </div>
    );
  return (
    <div className={styles.panes}>
      <div className={styles.work}>{children}</div>
      {/* The section scrolls on its own, so it must be focusable for the keyboard. */}
      <section aria-label={TITLE} tabIndex={0} className={styles.reviews}>
        <Subtitle2 as="h2" block className={styles.title}>
          {TITLE}
        </Subtitle2>
        <AuthorReviews article={article} />
      </section>
    </div>
  );
}
