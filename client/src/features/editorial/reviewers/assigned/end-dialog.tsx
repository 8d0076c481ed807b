import { type ArticleReviewerView, MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../../shared/state/hooks';
import { panelApi } from '../../api/panel-api';
import { requestsApi } from '../../api/requests-api';

interface Props {
  articleId: string;
  request: ArticleReviewerView;
  name: string;
  kind: 'remove' | 'cancel';
  onClose(): void;
}

/** Removes a reviewer from this revision, or cancels a request that has been sent. */
export function EndDialog({ articleId, request, name, kind, onClose }: Props) {
  const [remove, removing] = panelApi.useRemoveReviewerMutation();
  const [cancel, cancelling] = requestsApi.useCancelReviewMutation();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer =
      kind === 'remove'
        ? await remove({ articleId, reviewerId: request.reviewer.id })
        : await cancel({ articleId, reviewId: request.id });
    onClose();
    if (!('error' in answer))
      notify.success(kind === 'remove' ? MESSAGES.deleted : t('The request has been cancelled.'));
  };
  return (
    <ConfirmDialog
      open
      title={kind === 'remove' ? t('Remove {name}?', { name }) : t('Cancel the request to {name}?', { name })}
      text={
        kind === 'remove'
          ? t('This person will no longer be a reviewer of this revision. Links in mails stop working.')
          : t('The reviewer is notified that the review is no longer needed. Links in mails stop working.')
      }
      confirm={kind === 'remove' ? t('Remove the reviewer') : t('Cancel the request')}
      cancel={t('Keep')}
      destructive
      busy={removing.isLoading || cancelling.isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
