import { Button, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useParams } from 'react-router-dom';
import { t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { useFramed } from '../../../shared/page/framed';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { AuthorDetails } from './author-details';
import { StaffDetails } from './staff-details';

const useStyles = makeStyles({ print: { '@media print': { display: 'none' } } });

/** `/articleDetails/{id}` (spec part 2, section 2, 'Article details'). */
export function DetailsPage() {
  const { id = '' } = useParams();
  const styles = useStyles();
  const framed = useFramed();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page
      title={t('Article details')}
      tabTitle={query.data?.label}
      actions={
        <Button icon={<PrintRegular />} className={styles.print} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <Loaded query={query} large>
        {(article) => (framed ? <StaffDetails article={article} /> : <AuthorDetails article={article} />)}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}
