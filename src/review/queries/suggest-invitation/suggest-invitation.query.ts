import { Query } from '@nestjs/cqrs';
import type { MailSuggestion } from '../../../contracts';

export class SuggestInvitation extends Query<MailSuggestion> {
  constructor(
    readonly articleId: string,
    /** An assignment's id, or `all` for one text to everybody who was chosen and not mailed yet. */
    readonly assignmentId: string,
  ) {
    super();
  }
}
