import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useParams, useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { REFETCH_ON_MOUNT, useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Card } from '../../../shared/display/card';
import { AddressTabs } from '../../../shared/display/tabs';
import { Later } from '../../../shared/page/later';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { AuthorshipCard, RefusedAuthors } from '../authorship/authorship-card';
import { OfficeFiles } from '../files/office-files';
import { IntegrityCard } from '../integrity/integrity-card';
import { ManageFilesButton } from '../shared/manage-files-button';
import { NotesTab } from '../shared/notes-tab';
import { CheckMaterial } from './check-material';
import { CorrectionTab } from './correction-tab';
import { Verdict } from './verdict';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 26rem',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  verdict: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

/** `/checkManuscript/{id}` (spec part 2, section 2, 'Check manuscript'). */
export function CheckPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, REFETCH_ON_MOUNT);
  return (
    <Page
      title={t('Check manuscript')}
      crumbs={[{ label: t('Articles to check'), to: '/assitantEditorList' }, { label: t('Check manuscript') }]}
    >
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(article) => <Check article={article} />}
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Check({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <>
      <ArticleHeader
        article={article}
        explain={['pass-check', 'reject-at-check', 'request-correction']}
        secondary={<ManageFilesButton article={article} />}
      >
        {article.languageService && (
          <MessageBar intent="info">
            <MessageBarBody>
              {t('The authors want the language to be corrected: 100 euro per 1000 words, after acceptance.')}
            </MessageBarBody>
          </MessageBar>
        )}
      </ArticleHeader>
      <RefusedAuthors article={article} />
      <div className={styles.columns}>
        <CheckMaterial article={article} />
        <CheckForm article={article} />
      </div>
      <Later>
        <IntegrityCard article={article} />
        <AuthorshipCard article={article} />
        <Card title={t('Files')}>
          <OfficeFiles article={article} layout="revisions" />
        </Card>
      </Later>
    </>
  );
}

/** The verdict, the notes and the request for a correction. The content next to the form keeps its place when the tab changes. */
function CheckForm({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [params] = useSearchParams();
  const verdict = (
    <div className={styles.verdict}>
      {article.actions.includes('pass-check') ? <Verdict article={article} /> : article.refusals['pass-check']}
    </div>
  );
  const tabs = [
    { value: 'files', label: t('Paper files'), content: verdict, stays: true },
    { value: 'notes', label: t('Note'), count: article.articleNotes.length, content: <NotesTab article={article} /> },
    { value: 'correction', label: t('Correction'), content: <CorrectionTab article={article} />, stays: true },
  ].map((tab) => ({ ...tab, address: { ...Object.fromEntries(params), tab: tab.value } }));
  return (
    <Card>
      <AddressTabs label={t('Parts of the check')} tabs={tabs} />
    </Card>
  );
}
