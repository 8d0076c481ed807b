import { Field, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
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
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  heading: { marginBlock: 0 },
});

/** The maximum length of a list without search and pages. */
const MOST = 10;

/** Manuscripts under one heading. */
export interface Group {
  label: string;
  has(article: ArticleCard): boolean;
}

interface CardsProps {
  /** The label of the pager of a long list. */
  label: string;
  /** Text for an empty list. */
  empty: string;
  emptyAction?: ReactNode;
  card(article: ArticleCard): ReactNode;
  /** In this order, each below its heading. Every manuscript belongs to one of them. Without them, the list has no headings. */
  groups?: readonly Group[];
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

type FoundProps = Pick<CardsProps, 'label' | 'card' | 'groups'> & { articles: readonly ArticleCard[] };

/** One search and one pager for all groups. A page may begin in the middle of a group, whose heading is then shown again. */
function Found({ label, card, groups, articles }: FoundProps) {
  const state = useListState({ size: MOST });
  const words = state.q.toLowerCase().split(/\s+/);
  const matches = articles.filter((article) => words.every((word) => textOf(article).includes(word)));
  const found = groups ? groups.flatMap(({ has }) => matches.filter(has)) : matches;
  const pages = Math.max(1, Math.ceil(found.length / MOST));
  const page = Math.min(state.page, pages);
  const shown = found.slice((page - 1) * MOST, page * MOST);
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
      {groups ? (
        groups.map((group) => (
          <Grouped
            key={group.label}
            label={group.label}
            count={found.filter(group.has).length}
            articles={shown.filter(group.has)}
            card={card}
          />
        ))
      ) : (
        <Cards label={label} articles={shown} card={card} />
      )}
      <Pager label={label} page={page} pages={pages} total={found.length} state={state} />
    </>
  );
}

type ShownProps = Pick<CardsProps, 'label' | 'card'> & { articles: readonly ArticleCard[] };

/** The manuscripts of a group on this page, below its name and the number of all that were found. */
function Grouped({ count, ...list }: ShownProps & { count: number }) {
  const styles = useStyles();
  if (list.articles.length === 0) return null;
  return (
    <div className={styles.group}>
      <Subtitle2 as="h2" className={styles.heading}>
        {list.label} {count}
      </Subtitle2>
      <Cards {...list} />
    </div>
  );
}

function Cards({ label, articles, card }: ShownProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {articles.map((article) => (
        <li key={article.id}>{card(article)}</li>
      ))}
    </ul>
  );
}
