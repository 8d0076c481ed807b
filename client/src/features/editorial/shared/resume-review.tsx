import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { type ArticleView, STATUS_LABELS, t } from '@contracts';
import { useNotify } from '../../../shared/state/hooks';
import { associateApi } from '../api/associate-api';

/** A returned article: what it waits for, and the button that resumes its review (lifecycle, section 2, 'resume review'). */
export function ResumeReview({ article }: { article: ArticleView }) {
  const [resume, { isLoading }] = associateApi.useResumeReviewMutation();
  const notify = useNotify();
  if (!article.actions.includes('resume-review')) return null;
  const go = async (): Promise<void> => {
    const answer = await resume({ articleId: article.id, version: article.version });
    if (answer.data)
      notify.success(t('The review continues: {label}.', { label: STATUS_LABELS[answer.data.status].label }));
  };
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('This article was returned to the editor. Choosing reviewers, or how many, also resumes its review.')}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isLoading} onClick={() => void go()}>
          {t('Resume the review')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
