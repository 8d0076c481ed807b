import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, MESSAGES, t } from '@contracts';
import { ArticleHeader } from '../../../shared/article/article-header';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Page } from '../../../shared/page/page';
import { draftCopy } from '../../../shared/saving/draft-copy';
import { draftPath, forgetPlace } from '../../../shared/saving/stored-place';
import { useNotify, useUser } from '../../../shared/state/hooks';
import { draftsApi } from '../api/drafts-api';
import { draftCopyKey } from '../wizard/draft/use-stored-changes';
import { ArticleList } from './article-list';

/** `/manuscript/draft` (spec part 1, section 2, 'Drafts'). */
export function DraftsPage() {
  const navigate = useNavigate();
  return (
    <Page title={t('Drafts')}>
      <ArticleList
        label={t('Drafts')}
        statuses={['DRAFT']}
        empty={MESSAGES.noDraft}
        emptyAction={<Button onClick={() => navigate('/manuscript/submit')}>{t('Start a submission')}</Button>}
        card={(article) => <DraftCard article={article} />}
      />
    </Page>
  );
}

function DraftCard({ article }: { article: ArticleCard }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const userId = useUser().id;
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = draftsApi.useDeleteDraftMutation();
  const confirmed = async (): Promise<void> => {
    const answer = await remove({ articleId: article.id });
    setAsking(false);
    if ('error' in answer) return;
    forgetPlace(article.id);
    draftCopy.dropEvery(draftCopyKey(userId, article.id));
    notify.success(MESSAGES.deleted);
  };
  return (
    <ArticleHeader
      article={article}
      primary={
        <Button appearance="primary" onClick={() => navigate(draftPath(article.id))}>
          {t('Edit')}
        </Button>
      }
      secondary={<Button onClick={() => setAsking(true)}>{t('Delete')}</Button>}
    >
      <ConfirmDialog
        open={asking}
        title={MESSAGES.confirmDelete}
        text={t("The draft ''{articleTitle}' and its files will be removed from your lists.", {
          articleTitle: article.articleTitle || article.articleId,
        })}
        confirm={t('Delete the draft')}
        destructive
        busy={isLoading}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      />
    </ArticleHeader>
  );
}
