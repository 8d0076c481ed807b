import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { useDeferredData } from '../../../shared/state/use-deferred-data';
import { namedMoment } from '../frame/past/named-moment';
import { isRefusal } from '../shared/is-refusal';
import { TabLink, TabLinks } from '../shared/tab-links';
import { AuthorActions } from './author-actions';
import { AuthorFacts } from './author-facts';
import { AuthorProgress } from './author-progress';
import { type AuthorTab, authorTabs } from './author-tabs';

const LISTS = {
  own: { label: t('My manuscripts'), to: '/manuscript/view' },
  reviewed: { label: t('Reviews to do'), to: '/reviewerToDoList' },
};

/**
 * The page of an article for people who are not staff of it: its author, also one who is staff (lifecycle, section 1, 'Conflict wall'),
 * and its reviewers, who see less.
 */
export function AuthorPage({ id }: { id: string }) {
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  const userId = useUser().id;
  // The title grows with the article, so it waits for the content below it.
  const article = useDeferredData(isRefusal(query.error) ? undefined : query.data);
  const isOwn = article === undefined || article.uploadedById === userId;
  const list = isOwn ? LISTS.own : LISTS.reviewed;
  return (
    <Page
      title={article ? article.articleTitle || t('No title yet') : t('Article details')}
      written={article !== undefined}
      tabTitle={article?.label}
      crumbs={article ? [list, { label: `#${article.articleId}` }] : [list]}
      actions={article && <AuthorActions article={article} />}
    >
      <Loaded query={{ data: article, error: query.error, refetch: query.refetch }}>
        {(shown) => <Parts article={shown} isOwn={isOwn} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Parts({ article, isOwn }: { article: ArticleView; isOwn: boolean }) {
  const [params] = useSearchParams();
  const named = params.get('tab');
  const tabs = authorTabs(article, isOwn);
  const shown = tabs.find(({ value }) => value === named) ?? tabs[0];
  return (
    <>
      <PresentInstead />
      <AuthorFacts article={article} />
      {isOwn && <AuthorProgress article={article} />}
      <TabLinks>
        {tabs.map((tab) => (
          <TabLink key={tab.value} tab={linkOf(article, tab, tab === shown)} />
        ))}
      </TabLinks>
      {shown && (
        <section key={shown.value}>
          <h2 style={{ position: 'absolute', margin: 0 }}>
            <VisuallyHidden>{shown.name}</VisuallyHidden>
          </h2>
          {shown.content}
        </section>
      )}
    </>
  );
}

const linkOf = ({ id }: ArticleView, { value, name, count }: AuthorTab, current: boolean) => ({
  ...{ name, count, current },
  to: `/articleDetails/${id}${value === 'overview' ? '' : `?tab=${value}`}`,
});

/** Past states are for the office. Readers who follow a link to one must see that this is the present state. */
function PresentInstead() {
  const [params] = useSearchParams();
  if (namedMoment(params) === null) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('This link leads to an earlier state, which only the office can open. You see the manuscript as it is now.')}
      </MessageBarBody>
    </MessageBar>
  );
}
