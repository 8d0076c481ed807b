import type { ArticleEventType } from '../../article';
import { type ArticleStatus, statusForAuthor, type WebhookKind } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';

/** What a webhook sends about an event: only what the authors of the article may also see. */
export interface Fact {
  kind: WebhookKind;
  /** Order among the facts of one event. With the event's id it identifies the fact permanently. */
  place: number;
  status: ArticleStatus;
}

/** Events that change the status; all have `from` and `to`. */
export const MOVES: readonly ArticleEventType[] = [
  ...(['ArticleSubmitted', 'CheckPassed', 'CheckRejected', 'CorrectionRequested', 'CorrectionSubmitted'] as const),
  ...(['RevisionSubmitted', 'AssociateAssigned', 'ReturnedToEditor', 'AssociateAdvised', 'ReviewersMoved'] as const),
  ...(['ReviewResumed', 'DecisionRecorded', 'StatusOverridden', 'ArticleWithdrawn'] as const),
];

const DECISIONS: readonly string[] = ['DecisionRecorded', 'CheckRejected'];

/**
 * The facts of an event. The status is the one that authors see. A move that is hidden from them, such as from the choice of reviewers to
 * an associate editor, is not a fact, so that even its time stays unknown.
 */
export function factsOf({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): Fact[] {
  if (!MOVES.includes(type as ArticleEventType)) return [];
  const move = data as { from: ArticleStatus; to: ArticleStatus };
  const [from, status] = [statusForAuthor(move.from), statusForAuthor(move.to)];
  const happened: [WebhookKind, boolean][] = [
    ['article.submitted', type === 'ArticleSubmitted'],
    ['article.status-changed', from !== status],
    ['article.decided', DECISIONS.includes(type)],
    ['article.accepted', status === 'ACCEPTED' && from !== status],
  ];
  return happened.flatMap(([kind, isSo], place) => (isSo ? [{ kind, place, status }] : []));
}
