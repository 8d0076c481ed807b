import { invitationsApi } from '../api/invitations-api';
import type { BulkItem } from './use-bulk-run';

/** A mail about the review request with this id. */
export interface RequestMail extends BulkItem {
  articleId: string;
}

/** A text for several people; '{reviewer}' is replaced with the name of each. */
export interface OwnText {
  subject: string;
  text: string;
}

/** Sends the journal's current suggestion of an invitation or of a reminder, or the sender's own text if there is one. */
export function useMailRequest({ reminder = false } = {}): (request: RequestMail, ownText?: OwnText) => Promise<void> {
  const [suggest] = invitationsApi.useLazyInvitationMailQuery();
  const [mail] = invitationsApi.useMailReviewerMutation();
  return async ({ articleId, id: reviewId }, ownText) => {
    const { to, cc, subject, message } = await suggest({ articleId, reviewId }).unwrap();
    await mail({ articleId, reviewId, reminder, mail: { to, cc, subject, text: message, ...ownText } }).unwrap();
  };
}
