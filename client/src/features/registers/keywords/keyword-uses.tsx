import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { keywordsApi } from './keywords-api';

function carried(articles: number): string {
  if (articles === 0) return t('No submitted article uses it.');
  return t(
    '{articles, plural, one {# submitted article uses it and keeps the keyword as it is.} other {# submitted articles use it and keep the keyword as it is.}}',
    { articles },
  );
}

/** Shows, before a change of the keyword, what it does not affect: articles, drafts and areas of expertise. */
export function KeywordUses({ id }: { id: string }) {
  const { data, error } = keywordsApi.useKeywordUsesQuery(id, { refetchOnMountOrArgChange: true });
  const counted = data ? carried(data.articles) : error ? errorMessage(error) : t('Counting the articles that use it.');
  return (
    <>
      <Text block role="status">
        {counted}
      </Text>
      <Text block>
        {t(
          'Drafts that use the keyword may keep it, and areas of expertise do not change. New choices are made from the updated list.',
        )}
      </Text>
    </>
  );
}
