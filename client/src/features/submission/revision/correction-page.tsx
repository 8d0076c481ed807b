import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type ArticleView, MESSAGES, REVISION_DESIGNATIONS, t, WIZARD_DESIGNATIONS } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { Card } from '../../../shared/display/card';
import { FileTable } from '../../../shared/files/file-table';
import { ManagedFiles } from '../../../shared/files/managed-files';
import { FormActions } from '../../../shared/forms/form-actions';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { useNotify } from '../../../shared/state/hooks';
import { sendingApi } from '../api/sending-api';
import { PreparedManuscript } from '../converted/prepared-manuscript';
import { lacksFigureTitles } from '../files/figure-titles';
import { FiguresButton } from '../files/figures-button';
import { FiguresQuestion } from '../files/figures-question';
import { BesideReviews } from './beside-reviews';
import { ErrorDescriptions } from './error-descriptions';

/** `/correction/{id}` (spec part 1, section 2, 'Correction'). */
export function CorrectionPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={t('Correction')}
      crumbs={[{ label: t('Action needed'), to: '/manuscript/revision' }, { label: t('Correction') }]}
    >
      <Loaded query={query} large>
        {(article) =>
          article.status === 'CORRECTION' ? (
            <Correction article={article} />
          ) : (
            <>
              <ArticleHeader article={article} />
              <EmptyState text={t('No correction is requested for this manuscript.')} />
            </>
          )
        }
      </Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Correction({ article }: { article: ArticleView }) {
  const work = <CorrectedFiles article={article} />;
  return (
    <>
      <ArticleHeader article={article} explain={['submit-correction']} />
      <ErrorDescriptions article={article} />
      {article.revision === 0 ? work : <BesideReviews article={article}>{work}</BesideReviews>}
    </>
  );
}

function CorrectedFiles({ article }: { article: ArticleView }) {
  const earlier = Array.from({ length: article.revision }, (_none, index) => article.revision - 1 - index);
  return (
    <>
      <ManagedFiles
        article={article}
        revision={article.revision}
        designations={article.revision === 0 ? WIZARD_DESIGNATIONS : REVISION_DESIGNATIONS}
        showGenerated
        tools={<FiguresButton article={article} revision={article.revision} />}
        label={t('Files of revision {revision}', { revision: article.revision })}
        empty={t('There are no files.')}
      />
      {earlier.map((revision) => (
        <Card key={revision} title={t('Files of revision {revision}', { revision })}>
          <FileTable
            label={t('Files of revision {revision}', { revision })}
            files={article.files.filter((file) => file.revision === revision)}
            empty={t('There are no files.')}
            prefix={`r${revision}-`}
          />
        </Card>
      ))}
      <PreparedManuscript article={article} revision={article.revision} />
      <SubmitCorrection article={article} />
    </>
  );
}

function SubmitCorrection({ article }: { article: ArticleView }) {
  const [submit, { isLoading }] = sendingApi.useSubmitCorrectionMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [naming, setNaming] = useState(false);
  const send = async ({ id: articleId, version }: ArticleView): Promise<void> => {
    setNaming(false);
    const answer = await submit({ articleId, version });
    if ('error' in answer) return;
    notify.success(MESSAGES.filesUploaded);
    void navigate('/manuscript/view');
  };
  return (
    <FormActions>
      <Button
        appearance="primary"
        disabled={!article.actions.includes('submit-correction')}
        disabledFocusable={isLoading}
        onClick={() => (lacksFigureTitles(article, article.revision) ? setNaming(true) : void send(article))}
      >
        {t('Submit')}
      </Button>
      {naming && (
        <FiguresQuestion
          demanding
          article={article}
          revision={article.revision}
          onSaved={(titled) => void send(titled)}
          onClose={() => setNaming(false)}
        />
      )}
    </FormActions>
  );
}
