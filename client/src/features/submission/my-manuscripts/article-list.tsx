import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ArticleCard, ArticleStatus } from '@contracts';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { listsApi } from '../api/lists-api';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalL },
});

interface Props {
  statuses: readonly ArticleStatus[];
  /** Text for an empty list. */
  empty: string;
  emptyAction?: ReactNode;
  card(article: ArticleCard): ReactNode;
}

/** The signed-in author's manuscripts in the given statuses, newest first, as cards. */
export function ArticleList({ statuses, empty, emptyAction, card }: Props) {
  const styles = useStyles();
  const query = listsApi.useMyArticlesQuery([...statuses]);
  return (
    <Loaded query={query} skeleton={<SkeletonCards />}>
      {(articles) =>
        articles.length === 0 ? (
          <EmptyState text={empty} action={emptyAction} />
        ) : (
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.id}>{card(article)}</li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
