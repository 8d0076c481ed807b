import { Button, Text } from '@fluentui/react-components';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ArticleCard, type ArticleStatus, t } from '@contracts';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/tabs';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { listsApi } from '../api/lists-api';
import { ArticleCards } from './article-list';

const TABS: readonly [string, string, ArticleStatus, string][] = [
  ['minor', t('Minor revision'), 'MINOR_REVISION', t('No manuscripts need a minor revision.')],
  ['major', t('Major revision'), 'MAJOR_REVISION', t('No manuscripts need a major revision.')],
  ['correction', t('Correction'), 'CORRECTION', t('No manuscripts need a correction.')],
];

/** `/manuscript/revision` (spec part 1, section 2, 'Action needed'). It opens on the first kind that has waiting manuscripts. */
export function ActionNeededPage() {
  const query = listsApi.useMyArticlesQuery(TABS.map(([, , status]) => status));
  return (
    <Page title={t('Action needed')}>
      <Loaded query={query} skeleton={<SkeletonCards />}>
        {(waiting) => (waiting.length === 0 ? <NothingWaits /> : <Kinds waiting={waiting} />)}
      </Loaded>
    </Page>
  );
}

function Kinds({ waiting }: { waiting: readonly ArticleCard[] }) {
  const [address] = useSearchParams();
  const tabs = TABS.map(([value, label, status, empty]) => {
    const articles = waiting.filter((article) => article.status === status);
    const card = (article: ArticleCard) => <WaitingCard article={article} />;
    const content = <ArticleCards {...{ label, articles, empty, card }} />;
    return { value, label, count: articles.length, waiting: true, content };
  });
  const first = tabs.find(({ count }) => count > 0)?.value;
  return <AddressTabs label={t('Kinds of action')} tabs={tabs} selected={address.get('tab') ?? first} />;
}

function NothingWaits() {
  const navigate = useNavigate();
  return (
    <EmptyState
      text={t('No manuscripts are waiting for you.')}
      detail={t('Requests for a revision or a correction appear here and in your mail.')}
      action={<Button onClick={() => navigate('/manuscript/view')}>{t('My manuscripts')}</Button>}
    />
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
          {correction ? t('Adjust manuscript') : t('Upload revision')}
        </Button>
      }
    >
      {article.dueDate && (
        <Text>
          <Rich
            text="Please send it by <date></date>."
            tags={{ date: <Timestamp at={article.dueDate} show="date" focusable /> }}
          />
        </Text>
      )}
    </ArticleHeader>
  );
}
