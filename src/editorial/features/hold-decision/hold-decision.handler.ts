import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { actorOf, Articles, type ArticleState, versionFor } from '../../../article';
import { AuthorAddresses, MailDesk } from '../../../article-desk/public';
import type { HeldDecision } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { DecisionRecorder } from '../../decisions/decision-recorder';
import { HeldDecisionJob } from '../../held-decisions/held-decision.job';
import { HeldDecisions } from '../../held-decisions/held-decisions';
import { HoldDecision } from './hold-decision.command';

/** Sends a decision that can be taken back for the time of the journal's setting. With 0 seconds it is carried out immediately. */
@CommandHandler(HoldDecision)
export class HoldDecisionHandler implements ICommandHandler<HoldDecision> {
  constructor(
    private readonly articles: Articles,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
    private readonly held: HeldDecisions,
    private readonly job: HeldDecisionJob,
    private readonly recorder: DecisionRecorder,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /** @throws what the decision itself would throw now, so that its sender is notified immediately. */
  async execute(command: HoldDecision): Promise<HeldDecision> {
    const { call, decision, mail } = command;
    const seconds = (await this.settings.current()).decisionHoldSeconds;
    if (seconds === 0) {
      await this.recorder.record({ call, decision, mail });
      return { decision, state: 'SENT', secondsLeft: 0, reason: null };
    }
    return this.hold(command, await this.dryRunDecision(command), seconds);
  }

  private dryRunDecision({ call, decision, mail }: HoldDecision): Promise<ArticleState> {
    const { articleId, user, meta } = call;
    const actor = actorOf(user);
    return this.articles.dryRun(
      articleId,
      async (state) => {
        const letter = await this.mails.fromBody(state, {
          kind: 'DECISION',
          body: mail,
          sender: actor,
          fallback: await this.addresses.ofAll(state),
        });
        return { type: 'Decide', data: { decision, mail: letter, cancellationMails: [] } };
      },
      { actor, pinnedVersion: meta.pinnedVersion },
    );
  }

  /** The row and its job are stored together: neither a crash nor a closed window loses or duplicates the decision. */
  private hold({ call, decision, mail }: HoldDecision, state: ArticleState, seconds: number): Promise<HeldDecision> {
    // Without a version, the decision applies to the article as it is now.
    const pinnedVersion = call.meta.pinnedVersion ?? versionFor(state, actorOf(call.user));
    const pinned = { ...call, meta: { ...call.meta, pinnedVersion } };
    return inTransaction(this.pool, async (client) => {
      const id = newId();
      const held = { id, decision, call: pinned, mail, mailId: newId() };
      const taken = await this.held.hold(held, { revision: state.revision, seconds }, client);
      if (!taken) throw new ApiProblem('CONFLICT', 'Your decision on this article is being sent already.');
      await this.job.schedule(id, { runAt: new Date(Date.now() + seconds * 1000), client });
      return taken;
    });
  }
}
