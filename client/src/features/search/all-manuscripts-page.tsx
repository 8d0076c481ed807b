import { Field, makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { MAX_SEARCH_TEXT } from '@contracts';
import { ListSearch } from '../../shared/data-table/list-search';
import { useListState } from '../../shared/data-table/use-list-state';
import { Page } from '../../shared/page/page';
import { ALL_COLUMNS } from './article-columns';
import { ArticleResults } from './article-results';
import { searchApi } from './search-api';

const useStyles = makeStyles({ search: { maxWidth: '32rem' } });

/** `/manuscript/all`: every article that the office may see, ten per page (spec part 2, section 2). */
export function AllManuscriptsPage() {
  const styles = useStyles();
  const state = useListState();
  const q = state.q;
  const { page, size, sort } = state;
  const query = searchApi.useAllArticlesQuery({ page, size, sort, q });
  return (
    <Page title="All manuscripts" actions={<Link to="/searchManuscripts">Search with filters</Link>}>
      <Field label="Find by words or number" className={styles.search}>
        <ListSearch state={state} maxLength={MAX_SEARCH_TEXT} />
      </Field>
      <ArticleResults
        label="All manuscripts"
        columns={ALL_COLUMNS}
        query={query}
        state={state}
        empty={
          q
            ? 'No manuscripts contain all these words.'
            : 'There are no manuscripts yet. Every draft and every submission appears here.'
        }
      />
    </Page>
  );
}
