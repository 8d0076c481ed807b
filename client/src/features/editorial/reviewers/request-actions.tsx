import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { useState } from 'react';
import type { ArticleReviewerView, ArticleView } from '../../../../../src/contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { reviewerPanelApi } from '../reviewer-panel-api';
import { DueDateDialog } from './due-date-dialog';
import { InvitationDialog } from './invitation-dialog';
import { SendBackDialog } from './send-back-dialog';

type Open = 'mail' | 'remove' | 'cancel' | 'due' | 'sendBack' | null;

interface Props {
  article: ArticleView;
  request: ArticleReviewerView;
}

/** What can be done with one request now (lifecycle, section 3). */
export function RequestActions({ article, request }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const { status } = request;
  const name = `${request.reviewer.firstName} ${request.reviewer.lastName}`;
  const isOpen = status === 'Mailed' || status === 'Accepted';
  const askable = status === 'Selected' || status === 'Declined' || status === 'No answer';
  const close = (): void => setOpen(null);
  return (
    <>
      {status === 'Mailed' ? (
        <Button size="small" icon={<MailRegular />} disabled>
          Mail sent
        </Button>
      ) : (
        askable && (
          <Button
            size="small"
            appearance="primary"
            icon={<MailRegular />}
            aria-label={`${status === 'Selected' ? 'Mail' : 'Ask again:'} ${name}`}
            onClick={() => setOpen('mail')}
          >
            {status === 'Selected' ? 'Mail' : 'Ask again'}
          </Button>
        )
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={`More for ${name}`} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {isOpen && <MenuItem onClick={() => setOpen('due')}>Change due date</MenuItem>}
            {isOpen && <MenuItem onClick={() => setOpen('cancel')}>Cancel the request</MenuItem>}
            {status === 'Completed' && <MenuItem onClick={() => setOpen('sendBack')}>Send the review back</MenuItem>}
            {status !== 'Completed' && <MenuItem onClick={() => setOpen('remove')}>Remove</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {open === 'mail' && <InvitationDialog article={article} requests={[request]} onClose={close} />}
      {open === 'due' && <DueDateDialog articleId={article.id} request={request} onClose={close} />}
      {open === 'sendBack' && <SendBackDialog articleId={article.id} request={request} onClose={close} />}
      {(open === 'remove' || open === 'cancel') && (
        <EndDialog {...{ article, request, name, kind: open, onClose: close }} />
      )}
    </>
  );
}

interface EndProps extends Props {
  name: string;
  kind: 'remove' | 'cancel';
  onClose(): void;
}

function EndDialog({ article, request, name, kind, onClose }: EndProps) {
  const [remove, removing] = reviewerPanelApi.useRemoveReviewerMutation();
  const [cancel, cancelling] = reviewerPanelApi.useCancelReviewMutation();
  const confirmed = async (): Promise<void> => {
    if (kind === 'remove') await remove({ articleId: article.id, reviewerId: request.reviewer.id });
    else await cancel({ articleId: article.id, reviewId: request.id });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={kind === 'remove' ? `Remove ${name}?` : `Cancel the request to ${name}?`}
      text={
        kind === 'remove'
          ? 'The person is no longer a reviewer of this revision. Links in mails stop working.'
          : 'The person is told that the review is no longer needed. Links in mails stop working.'
      }
      confirm={kind === 'remove' ? 'Remove the reviewer' : 'Cancel the request'}
      cancel="Keep"
      destructive
      busy={removing.isLoading || cancelling.isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
