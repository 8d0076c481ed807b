import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ArticleEventData, Articles } from '../../article';
import { People } from '../../identity/public';
import type { RecordedEvent } from '../../platform/event-store/port';
import { defineReaction, Reactions } from '../../platform/reactions';

const ARTICLE = 'article-';

/**
 * A reviewer who answered with the key of the invitation can read the address of their account: if it was not proven yet, it is now
 * (lifecycle, section 5 (1)). If they accepted and the account has no password, for example because staff made it, they get a link to set
 * one. The link is sent to the account's address and never appears on the page: a person who finds the key can answer only this one request
 * (section 3, 'Links in mails'). The mail has the event's id, so it is sent once.
 */
@Injectable()
export class OpenAccountWhenReviewerAnswered implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly articles: Articles,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        // The name used by earlier versions, under which the checkpoint is stored.
        name: 'mail-password-link-when-reviewer-accepted',
        handles: ['ReviewerAccepted', 'ReviewerDeclined'],
        begins: 'now',
        handle: (event) => this.open(event),
      }),
    );
  }

  private async open(event: RecordedEvent): Promise<void> {
    const { assignmentId } = event.data as ArticleEventData['ReviewerAccepted' | 'ReviewerDeclined'];
    const articleId = event.streamId.slice(ARTICLE.length);
    const state = await this.articles.load(articleId);
    const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
    if (!assignment) return;
    // Without the key an unproven account cannot answer (RequestAccess), so its answer came with the key.
    await this.people.proveByKey(assignment.reviewerId);
    if (event.type !== 'ReviewerAccepted') return;
    const { correlationId } = event.metadata;
    const meta = { userId: null, realUserId: null, correlationId, causationId: event.id };
    const next = `/${articleId}/review/${assignmentId}`;
    await this.people.mailPasswordLink(assignment.reviewerId, event.id, next, meta);
  }
}
