import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ArticleEventData, Articles } from '../../article';
import { People } from '../../identity/public';
import type { RecordedEvent } from '../../platform/event-store/port';
import { defineReaction, Reactions } from '../../platform/reactions';

const ARTICLE = 'article-';

/**
 * A reviewer whose account was made by staff, and who accepted by the key of the invitation, gets a link to set a first password. It
 * goes to the account's address and never appears on the page: a person who finds the key can answer only this one request
 * (lifecycle, section 3, 'Links in mails'). The mail has the event's id, so it goes out once.
 */
@Injectable()
export class MailPasswordLinkWhenReviewerAccepted implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly articles: Articles,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'mail-password-link-when-reviewer-accepted',
        handles: ['ReviewerAccepted'],
        begins: 'now',
        handle: (event) => this.mail(event),
      }),
    );
  }

  private async mail(event: RecordedEvent): Promise<void> {
    const { assignmentId } = event.data as ArticleEventData['ReviewerAccepted'];
    const articleId = event.streamId.slice(ARTICLE.length);
    const state = await this.articles.load(articleId);
    const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (!assignment) return;
    const { correlationId } = event.metadata;
    const meta = { userId: null, realUserId: null, correlationId, causationId: event.id };
    const next = `/${articleId}/review/${assignmentId}`;
    await this.people.mailPasswordLink(assignment.reviewerId, event.id, next, meta);
  }
}
