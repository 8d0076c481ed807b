import type { Language } from '@contracts';
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
  /** Language of the suggestion that the text began as (ADR 67). */
  language: Language;
}

/** Sends the journal's current suggestion of an invitation or of a reminder, or the sender's own text if there is one. */
export function useMailRequest({ reminder = false } = {}): (request: RequestMail, ownText?: OwnText) => Promise<void> {
  const [suggest] = invitationsApi.useLazyInvitationMailQuery();
  const [mail] = invitationsApi.useMailReviewerMutation();
  return async ({ articleId, id: reviewId }, ownText) => {
    const { to, cc, subject, message, language } = await suggest({ articleId, reviewId }).unwrap();
    const body = { to, cc, subject, text: message, language, ...ownText };
    await mail({ articleId, reviewId, reminder, mail: body }).unwrap();
  };
}
