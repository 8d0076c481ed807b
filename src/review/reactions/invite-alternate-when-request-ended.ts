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
  unreplacedRequests,
} from '../../article';
import { InvitationMails } from '../../article-desk/public';
import { CLOCK, type Clock, derivedId } from '../../platform/clock';
import type { RecordedEvent } from '../../platform/event-store/port';
import { defineReaction, Reactions } from '../../platform/reactions';
import { CandidateLookup } from '../reviewers/candidate-lookup';

const ARTICLE = 'article-';

/** A request to replace, and the id of the request to the alternate. */
interface Replacement {
  insteadOf: string;
  assignmentId: string;
}

/**
 * Requests to replace after this event. The new ids are derived from the event's id, so an event that is handled twice invites once. While
 * an article is returned to the editor, no alternate is invited, so the return to review replaces what was given up meanwhile.
 */
function replacementsFor(event: RecordedEvent, state: ArticleState): Replacement[] {
  if (event.type === 'ReviewResumed' || event.type === 'StatusOverridden')
    return unreplacedRequests(state).map((insteadOf) => ({
      insteadOf,
      assignmentId: derivedId(`alternate ${event.id} ${insteadOf}`),
    }));
  const { assignmentId: insteadOf } = event.data as ArticleEventData['ReviewerDeclined' | 'ReviewerNotAnswered'];
  return [{ insteadOf, assignmentId: derivedId(`alternate ${event.id}`) }];
}

/**
 * Invites the next alternate when a reviewer declines or does not answer, and for those who did so while the article was not in review (ADR
 * 120). The article decides whether one is needed.
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
        handles: ['ReviewerDeclined', 'ReviewerNotAnswered', 'ReviewResumed', 'StatusOverridden'],
        begins: 'now',
        handle: (event) => this.invite(event),
      }),
    );
  }

  private async invite(event: RecordedEvent): Promise<void> {
    const articleId = event.streamId.slice(ARTICLE.length);
    const state = await this.articles.load(articleId);
    if (!state) return;
    // Most articles have no alternates: they cost one read and no command.
    const needed = replacementsFor(event, state).filter(({ insteadOf }) => needsAlternate(state, insteadOf));
    for (const replacement of needed) await this.replace(articleId, replacement, event);
  }

  private async replace(articleId: string, replacement: Replacement, event: RecordedEvent): Promise<void> {
    const { correlationId } = event.metadata;
    const meta = { correlationId, causationId: event.id };
    const build = (present: ArticleState): Promise<ArticleCommand> => this.command(present, replacement);
    try {
      await this.articles.execute(articleId, build, { actor: { kind: 'system' }, meta });
    } catch (failure) {
      // The article has left review since it was read, so no alternate is needed.
      if (!(failure instanceof Refusal) || failure.kind !== 'TRANSITION') throw failure;
    }
  }

  private async command(state: ArticleState, { insteadOf, assignmentId }: Replacement): Promise<ArticleCommand> {
    const reviewer = nextAlternate(state, await this.lookup.several(alternatesOf(state)));
    if (reviewer === null || !needsAlternate(state, insteadOf))
      return { type: 'InviteAlternate', data: { insteadOf, invite: null } };
    const { userId: reviewerId, email: reviewerEmail } = reviewer;
    const selected = { assignmentId, reviewerId, reviewerEmail, revision: state.revision, insteadOf };
    const request = requestOfReviewer(selected, this.clock.now().toISOString());
    const invitation = await this.mails.automaticInvitation(state, request);
    return { type: 'InviteAlternate', data: { insteadOf, invite: { reviewer, invitation } } };
  }
}
