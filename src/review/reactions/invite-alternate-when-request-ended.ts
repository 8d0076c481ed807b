import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  alternatesOf,
  type ArticleCommand,
  type ArticleEventData,
  Articles,
  type ArticleState,
  needsAlternate,
  nextAlternate,
  Refusal,
  requestOfReviewer,
} from '../../article';
import { InvitationMails } from '../../article-desk/public';
import { CLOCK, type Clock, derivedId } from '../../platform/clock';
import type { RecordedEvent } from '../../platform/event-store/port';
import { defineReaction, Reactions } from '../../platform/reactions';
import { CandidateLookup } from '../reviewers/candidate-lookup';

const ARTICLE = 'article-';

/**
 * Invites the next alternate when a reviewer declines or does not answer (ADR 120). The article decides whether one is needed. The new
 * request's id is derived from the event's id, so an event that is handled twice invites once.
 */
@Injectable()
export class InviteAlternateWhenRequestEnded implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly articles: Articles,
    private readonly lookup: CandidateLookup,
    private readonly mails: InvitationMails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'invite-alternate-when-request-ended',
        handles: ['ReviewerDeclined', 'ReviewerNotAnswered'],
        begins: 'now',
        handle: (event) => this.invite(event),
      }),
    );
  }

  private async invite(event: RecordedEvent): Promise<void> {
    const { assignmentId: insteadOf } = event.data as ArticleEventData['ReviewerDeclined' | 'ReviewerNotAnswered'];
    const articleId = event.streamId.slice(ARTICLE.length);
    const state = await this.articles.load(articleId);
    // Most articles have no alternates: they cost one read and no command.
    if (!state || !needsAlternate(state, insteadOf)) return;
    const { correlationId } = event.metadata;
    const meta = { correlationId, causationId: event.id };
    const build = (present: ArticleState): Promise<ArticleCommand> => this.command(present, insteadOf, event.id);
    try {
      await this.articles.execute(articleId, build, { actor: { kind: 'system' }, meta });
    } catch (failure) {
      // The article has left review since it was read, so no alternate is needed.
      if (!(failure instanceof Refusal) || failure.kind !== 'TRANSITION') throw failure;
    }
  }

  private async command(state: ArticleState, insteadOf: string, eventId: string): Promise<ArticleCommand> {
    const reviewer = nextAlternate(state, await this.lookup.several(alternatesOf(state)));
    if (reviewer === null || !needsAlternate(state, insteadOf))
      return { type: 'InviteAlternate', data: { insteadOf, invite: null } };
    const { userId: reviewerId, email: reviewerEmail } = reviewer;
    const assignmentId = derivedId(`alternate ${eventId}`);
    const selected = { assignmentId, reviewerId, reviewerEmail, revision: state.revision, insteadOf };
    const request = requestOfReviewer(selected, this.clock.now().toISOString());
    const invitation = await this.mails.automaticInvitation(state, request);
    return { type: 'InviteAlternate', data: { insteadOf, invite: { reviewer, invitation } } };
  }
}
