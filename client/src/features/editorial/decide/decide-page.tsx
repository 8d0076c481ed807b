import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Later } from '../../../shared/page/later';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { PageLink } from '../../../shared/page/page-link';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useRoomBelow } from '../../../shared/page/use-room-below';
import { useListCrumb } from '../../../shared/state/list-return';
import { ManageFilesButton } from '../shared/manage-files-button';
import { ResumeReview } from '../shared/resume-review';
import { AdviceCard } from './advice/advice-card';
import { Beginnings } from './beginnings';
import { DecisionCard } from './decision/decision-card';
import { ForwardCard } from './forward/forward-card';
import { Material } from './material';
import { ReviewerTable } from './reviewer-table';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  sticky: {
    position: 'sticky',
    top: '64px',
    // The whole choice and the button stay in view, no matter how long the reviews next to them are.
    maxHeight: 'var(--quire-room)',
    overflowY: 'auto',
    // On a narrow screen the decision comes before the long reviews.
    '@media (max-width: 1100px)': { position: 'static', order: -1, maxHeight: 'none', overflowY: 'visible' },
  },
});

/** `/decideOnStatus/{id}` (spec part 2, section 2, 'Decide on status'). */
export function DecidePage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page title={t('Decide on status')} crumbs={[useListCrumb(id), { label: t('Decide on status') }]}>
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(article) => <Decide article={article} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Decide({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const room = useRoomBelow<HTMLDivElement>();
  return (
    <>
      <ArticleHeader
        article={article}
        explain={['decide', 'advise', 'assign-associate']}
        secondary={
          <>
            <PageLink to={`/reviewerSelection/${article.id}`}>{t('Reviewer selection')}</PageLink>
            <ManageFilesButton article={article} />
            {article.actions.includes('override') && (
              <Button onClick={() => navigate(`/overrideArticle/${article.id}`)}>{t('Override')}</Button>
            )}
          </>
        }
      />
      <ResumeReview article={article} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Beginnings article={article} />
          <ReviewerTable article={article} />
          <Later>
            <Material article={article} />
          </Later>
        </div>
        <div ref={room} className={mergeClasses(styles.column, styles.sticky)}>
          <DecisionCard article={article} />
          <AdviceCard article={article} />
          <ForwardCard article={article} />
        </div>
      </div>
    </>
  );
}
