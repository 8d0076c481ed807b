import { Field, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleCard, type ArticleStatus, STATUS_LABELS, t } from '@contracts';
import { ListSearch } from '../../../shared/data-table/list-search';
import { Pager } from '../../../shared/data-table/pager';
import { useListState } from '../../../shared/data-table/use-list-state';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { useDeferredData } from '../../../shared/state/use-deferred-data';
import { listsApi } from '../api/lists-api';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalL },
});

/** The maximum length of a list without search and pages. */
const MOST = 10;

interface CardsProps {
  /** The label of the pager of a long list. */
  label: string;
  /** Text for an empty list. */
  empty: string;
  emptyAction?: ReactNode;
  card(article: ArticleCard): ReactNode;
}

interface ListProps extends CardsProps {
  statuses: readonly ArticleStatus[];
  /** True while the content above the list is not known. */
  waits?: boolean;
}

/** The signed-in author's manuscripts in the given statuses, newest first, as cards. */
export function ArticleList({ statuses, waits = false, ...list }: ListProps) {
  const query = listsApi.useMyArticlesQuery([...statuses]);
  const data = useDeferredData(waits ? undefined : query.data);
  if (waits) return null;
  return (
    <Loaded query={{ ...query, data }} skeleton={<SkeletonCards />}>
      {(articles) => <ArticleCards {...list} articles={articles} />}
    </Loaded>
  );
}

/** Manuscripts as cards. */
export function ArticleCards({
  articles,
  empty,
  emptyAction,
  ...list
}: CardsProps & { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return <EmptyState text={empty} action={emptyAction} />;
  return <Found {...list} articles={articles} />;
}

const textOf = ({ articleId, articleTitle, status }: ArticleCard): string =>
  `#${articleId} ${articleTitle} ${STATUS_LABELS[status].label}`.toLowerCase();

function Found({ label, card, articles }: Pick<CardsProps, 'label' | 'card'> & { articles: readonly ArticleCard[] }) {
  const styles = useStyles();
  const state = useListState({ size: MOST });
  const words = state.q.toLowerCase().split(/\s+/);
  const found = articles.filter((article) => words.every((word) => textOf(article).includes(word)));
  const pages = Math.max(1, Math.ceil(found.length / MOST));
  const page = Math.min(state.page, pages);
  return (
    <>
      {articles.length > MOST && (
        <Field label={t('Search by number, title or status')}>
          <ListSearch state={state} />
        </Field>
      )}
      <div aria-live="polite">
        {found.length === 0 && <EmptyState text={t('No manuscript matches your search.')} />}
      </div>
      <ul className={styles.list} aria-label={label}>
        {found.slice((page - 1) * MOST, page * MOST).map((article) => (
          <li key={article.id}>{card(article)}</li>
        ))}
      </ul>
      <Pager label={label} page={page} pages={pages} total={found.length} state={state} />
    </>
  );
}
