import { Button, Text } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import type { ArticleCard, ArticleStatus } from '@contracts';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/address-tabs';
import { Timestamp } from '../../../shared/display/timestamp';
import { Page } from '../../../shared/page/page';
import { listsApi } from '../api/lists-api';
import { ArticleList } from './article-list';

const TABS: readonly [string, string, ArticleStatus, string][] = [
  ['minor', 'Minor revision', 'MINOR_REVISION', 'No manuscripts need a minor revision.'],
  ['major', 'Major revision', 'MAJOR_REVISION', 'No manuscripts need a major revision.'],
  ['correction', 'Correction', 'CORRECTION', 'No manuscripts need a correction.'],
];

/** `/manuscript/revision` (spec part 1, section 2, 'Action needed'). */
export function ActionNeededPage() {
  const { data: waiting = [] } = listsApi.useMyArticlesQuery(TABS.map(([, , status]) => status));
  const tabs = TABS.map(([value, label, status, empty]) => ({
    value,
    label,
    count: waiting.filter((article) => article.status === status).length,
    waiting: true,
    content: <ArticleList statuses={[status]} empty={empty} card={(article) => <WaitingCard article={article} />} />,
  }));
  return (
    <Page title="Action needed">
      <AddressTabs label="Kinds of action" tabs={tabs} />
    </Page>
  );
}

function WaitingCard({ article }: { article: ArticleCard }) {
  const navigate = useNavigate();
  const correction = article.status === 'CORRECTION';
  const path = correction ? `/correction/${article.id}` : `/uploadRevision/${article.id}`;
  return (
    <ArticleHeader
      article={article}
      primary={
        <Button appearance="primary" onClick={() => navigate(path)}>
          {correction ? 'Adjust manuscript' : 'Upload revision'}
        </Button>
      }
    >
      {article.dueDate && (
        <Text>
          Please send it by <Timestamp at={article.dueDate} show="date" />.
        </Text>
      )}
    </ArticleHeader>
  );
}
