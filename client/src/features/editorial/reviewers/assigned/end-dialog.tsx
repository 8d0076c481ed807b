import { type ArticleReviewerView, type AssignmentStatus, MESSAGES, t } from '@contracts';
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

/** A reviewer with such a request gets a mail when it ends. */
const ASKED: readonly AssignmentStatus[] = ['Mailed', 'Accepted', 'No answer'];

function textOf(kind: Props['kind'], status: AssignmentStatus): string {
  if (kind === 'cancel')
    return t('The reviewer is notified that the review is no longer needed. Links in mails stop working.');
  return ASKED.includes(status)
    ? t(
        'This person will no longer be a reviewer of this revision, and gets a mail that the review is no longer needed. Links in mails stop working.',
      )
    : t('This person will no longer be a reviewer of this revision. They have not been asked, so they get no mail.');
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
      text={textOf(kind, request.status)}
      confirm={kind === 'remove' ? t('Remove the reviewer') : t('Cancel the request')}
      cancel={t('Keep')}
      destructive
      busy={removing.isLoading || cancelling.isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
