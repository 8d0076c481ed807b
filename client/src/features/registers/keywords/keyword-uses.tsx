import { Text } from '@fluentui/react-components';
import { errorMessage } from '../../../shared/api/api-error';
import { keywordsApi } from './keywords-api';

function carried(articles: number): string {
  if (articles === 0) return 'No submitted article carries it.';
  return articles === 1
    ? '1 submitted article carries it and keeps the word as it is.'
    : `${articles} submitted articles carry it and keep the word as it is.`;
}

/** Shows, before the change, what it leaves as is: articles, drafts and areas of expertise. */
export function KeywordUses({ id }: { id: string }) {
  const { data, error } = keywordsApi.useKeywordUsesQuery(id, { refetchOnMountOrArgChange: true });
  const counted = data ? carried(data.articles) : error ? errorMessage(error) : 'Counting the articles that carry it.';
  return (
    <>
      <Text block role="status">
        {counted}
      </Text>
      <Text block>
        Drafts that have the word may keep it, and areas of expertise stay as people wrote them. Everybody else chooses
        from the changed list from now on.
      </Text>
    </>
  );
}
