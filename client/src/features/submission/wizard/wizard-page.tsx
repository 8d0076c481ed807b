import { Button } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import type { ArticleView } from '../../../../../src/contracts';
import { useArticleQuery } from '../../../app/article-api';
import { EmptyState } from '../../../shared/empty-state';
import { Loaded } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { Wizard } from './wizard';

/** `/manuscript/submit`, or with an id to go on with a draft (spec part 1, section 2). */
export function WizardPage() {
  const { id } = useParams();
  return id ? <ExistingDraft key={id} id={id} /> : <Wizard key="new" article={undefined} />;
}

function ExistingDraft({ id }: { id: string }) {
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query}>
      {(article) => (query.isFetching && query.isUninitialized ? null : <Draft article={article} />)}
    </Loaded>
  );
}

function Draft({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  if (article.status === 'DRAFT') return <Wizard article={article} />;
  return (
    <Page title={article.label}>
      <EmptyState
        text="This manuscript has been submitted and can no longer be changed here."
        action={<Button onClick={() => navigate('/manuscript/view')}>To my manuscripts</Button>}
      />
    </Page>
  );
}
