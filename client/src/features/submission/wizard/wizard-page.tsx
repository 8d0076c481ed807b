import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonLines } from '../../../shared/page/skeletons';
import { useBegunDraft } from './draft/use-begun-draft';
import { Submitted } from './submitted';
import { Wizard } from './wizard';

const TITLE = t('Submit a manuscript');

/** `/manuscript/submit`, or with an id to continue a draft (spec part 1, section 2). */
export function WizardPage() {
  const { id } = useParams();
  const { isOwnDraft, visit, onBegun } = useBegunDraft(id);
  if (id && !isOwnDraft) return <ExistingDraft key={id} id={id} />;
  return <Wizard key={visit} article={undefined} onBegun={onBegun} />;
}

/** The wizard starts from the server's current copy, never from an older one in the cache. */
function ExistingDraft({ id }: { id: string }) {
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  const [start, setStart] = useState<ArticleView>();
  if (!start && query.data && !query.isFetching) setStart(query.data);
  if (start?.status === 'DRAFT') return <Wizard article={start} />;
  return (
    <Page title={start?.label ?? TITLE}>
      {start ? (
        <Submitted />
      ) : query.error && !query.isFetching ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </Page>
  );
}
