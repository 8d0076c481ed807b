import { Button, Text } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import { MESSAGES, REVISION_DESIGNATIONS, type ArticleView } from '../../../../../src/contracts';
import { useArticleQuery } from '../../../app/article-api';
import { useNotify } from '../../../app/hooks';
import { ArticleHeader } from '../../../shared/article-header';
import { Card } from '../../../shared/card';
import { EmptyState } from '../../../shared/empty-state';
import { FormActions } from '../../../shared/forms/form-actions';
import { Loaded } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { RichText } from '../../../shared/rich-text/rich-text';
import { Timestamp } from '../../../shared/timestamp';
import { ManagedFiles } from '../files/managed-files';
import { submissionApi } from '../submission-api';

/** `/correction/{id}` (spec part 1, section 2, 'Correction'). */
export function CorrectionPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Correction" crumbs={[{ label: 'Action needed', to: '/manuscript/revision' }, { label: 'Correction' }]}>
      <Loaded query={query}>
        {(article) =>
          article.status === 'CORRECTION' ? (
            <Correction article={article} />
          ) : (
            <>
              <ArticleHeader article={article} />
              <EmptyState text="This manuscript does not wait for a correction now." />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Correction({ article }: { article: ArticleView }) {
  return (
    <>
      <ArticleHeader article={article} explain={['submit-correction']} />
      <Card title="What has to be corrected">
        {article.articleCorrections
          .filter((correction) => correction.submittedAt === null)
          .map((correction) => (
            <div key={correction.id}>
              <Text weight="semibold" block>
                {correction.reason} (<Timestamp at={correction.requestedAt} show="date" />)
              </Text>
              <RichText html={correction.description} />
            </div>
          ))}
        <Text>Please resubmit only the requested document. Everything else stays as it is.</Text>
      </Card>
      <ManagedFiles
        article={article}
        revision={article.revision}
        designations={REVISION_DESIGNATIONS}
        label={`Files of revision ${article.revision}`}
        empty="There are no files."
      />
      <SubmitCorrection article={article} />
    </>
  );
}

function SubmitCorrection({ article }: { article: ArticleView }) {
  const [submit, { isLoading }] = submissionApi.useSubmitCorrectionMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    const answer = await submit({ articleId: article.id, version: article.version });
    if ('error' in answer) return;
    notify.success(MESSAGES.filesUploaded);
    navigate('/manuscript/view');
  };
  return (
    <FormActions>
      <Button
        appearance="primary"
        disabled={!article.actions.includes('submit-correction')}
        disabledFocusable={isLoading}
        onClick={() => void send()}
      >
        Submit
      </Button>
    </FormActions>
  );
}
