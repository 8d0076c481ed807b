import { Text } from '@fluentui/react-components';
import { errorMessage } from '../../../shared/api/api-error';
import { keywordsApi } from './keywords-api';

function carried(articles: number): string {
  if (articles === 0) return 'No submitted article uses it.';
  return articles === 1
    ? '1 submitted article uses it and keeps the keyword as it is.'
    : `${articles} submitted articles use it and keep the keyword as it is.`;
}

/** Shows, before the change, what it leaves as is: articles, drafts and areas of expertise. */
export function KeywordUses({ id }: { id: string }) {
  const { data, error } = keywordsApi.useKeywordUsesQuery(id, { refetchOnMountOrArgChange: true });
  const counted = data ? carried(data.articles) : error ? errorMessage(error) : 'Counting the articles that use it.';
  return (
    <>
      <Text block role="status">
        {counted}
      </Text>
      <Text block>
        Drafts that use the keyword may keep it, and areas of expertise do not change. New choices are made from the
        updated list.
      </Text>
    </>
  );
}
