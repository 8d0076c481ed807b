import { type ArticleView, MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../../shared/state/hooks';
import { useBackToList } from '../../../../shared/state/list-return';
import { associateApi } from '../../api/associate-api';

/** Returns the article to the assistant editor (spec part 2, section 2, 'Decide on status'). */
export function ReturnDialog({ article, onClose }: { article: ArticleView; onClose: () => void }) {
  const [giveBack, { isLoading }] = associateApi.useReturnToAssistantMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await giveBack({ articleId: article.id, version: article.version });
    if ('error' in answer) {
      onClose();
      return;
    }
    notify.success(MESSAGES.returnedToAssistant);
    backToList(article.id);
  };
  return (
    <ConfirmDialog
      open
      title={MESSAGES.confirmForward}
      text={t('The article goes back to the assistant editor, who sees your advice and the reviews so far.')}
      confirm={t('Forward paper')}
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
