import { Injectable } from '@nestjs/common';
import { SIMILARITY_MESSAGES, type SimilarityLink, type SimilarityReport, type SimilarityView } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { IntegrityVeil } from '../checking/integrity-veil';
import { isSendable, SimilarityRequests } from './requests/similarity-requests';
import { SimilarityClient } from './similarity-client';
import { SimilarityFailure } from './similarity-failure';
import { SimilarityQueue, type StoredReport } from './similarity-queue';
import { pseudonym } from './similarity-sender';
import { serviceOf, SimilarityStore, type StoredService } from './similarity-store';

/** The reports of an article as its office sees them: a score and when it was made, never a verdict. */
@Injectable()
export class SimilarityViews {
  constructor(
    private readonly store: SimilarityStore,
    private readonly queue: SimilarityQueue,
    private readonly requests: SimilarityRequests,
    private readonly client: SimilarityClient,
    private readonly hidden: IntegrityVeil,
  ) {}

  /** Nothing for an editor who must not know the authors: a report shows the manuscript as it was sent. */
  async of(articleId: string, user: RequestUser): Promise<SimilarityView> {
    if (await this.hidden.hides(articleId, user)) return { offered: false, sendable: false, reports: [] };
    const active = await this.store.active();
    const stored = await this.queue.reports(articleId);
    const last = active && (await this.requests.lastOf(articleId));
    const replacedId = last?.isReplaced ? last.report?.id : undefined;
    return {
      offered: active !== null,
      sendable: last !== null && isSendable(last),
      reports: stored.flatMap((one) => toReport(one, active, one.id === replacedId)),
    };
  }

  /**
   * A new address for this person, which works only for a short time. @throws ApiProblem 403 for an editor who must not know the authors,
   * 409 without a report, 503 while the service returns none.
   */
  async open(articleId: string, revision: number, user: RequestUser): Promise<SimilarityLink> {
    await this.hidden.requireNone(articleId, user);
    const active = await this.store.active();
    const found = (await this.queue.reports(articleId)).find(
      (one) => one.revision === revision && one.state !== 'REMOVING',
    );
    if (!active || !found || found.submissionId === null || !isOpenable(found, active))
      throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.noReport);
    try {
      return { url: await this.client.viewer(serviceOf(active), found.submissionId, pseudonym('viewer', user.userId)) };
    } catch (failure) {
      if (failure instanceof SimilarityFailure) throw new ApiProblem('UNAVAILABLE', SIMILARITY_MESSAGES.away);
      throw failure;
    }
  }
}

const isOpenable = ({ state, service }: StoredReport, active: StoredService | null): boolean =>
  state === 'DONE' && active !== null && service === active.api;

function toReport(stored: StoredReport, active: StoredService | null, isReplaced: boolean): SimilarityReport[] {
  const { state, revision, problem, percent, submissionId } = stored;
  if (state === 'REMOVING') return [];
  const [askedAt, madeAt] = [stored.askedAt.toISOString(), stored.madeAt?.toISOString() ?? null];
  const outdated = state === 'DONE' && isReplaced;
  return [
    {
      revision,
      state,
      askedAt,
      problem,
      percent,
      madeAt,
      submissionId,
      openable: isOpenable(stored, active),
      outdated,
    },
  ];
}
