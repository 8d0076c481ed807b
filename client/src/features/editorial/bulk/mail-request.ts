import { invitationsApi } from '../api/invitations-api';
import type { BulkItem } from './bulk-dialog';

/** A mail about the request with this id. */
export interface RequestMail extends BulkItem {
  articleId: string;
}

/** Sends the mail that the journal suggests at this moment: the invitation, or a reminder. */
export function useMailRequest(): (request: RequestMail) => Promise<void> {
  const [suggest] = invitationsApi.useLazyInvitationMailQuery();
  const [mail] = invitationsApi.useMailReviewerMutation();
  return async ({ articleId, id: reviewId }) => {
    const { to, cc, subject, message } = await suggest({ articleId, reviewId }).unwrap();
    await mail({ articleId, reviewId, mail: { to, cc, subject, text: message } }).unwrap();
  };
}
