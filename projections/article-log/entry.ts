import type { ArticleEventOf, ArticleEventType } from '../../src/article';
import type { ArticleStatus } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/rows/article-events';
import type { ArticleLogRow } from './index';
import type { Lookup } from './sentences/sentence';
import { sentences } from './sentences/sentences';

const factsOf = <Type extends ArticleEventType>(event: ArticleEventOf<Type>, lookup: Lookup): object =>
  sentences[event.type].facts(event.data, lookup);

/** Status before and after; both null for an event that does not change it. */
function statuses(event: ProjectedArticleEvent): [ArticleStatus | null, ArticleStatus | null] {
  if (event.type === 'DraftStarted') return [null, 'DRAFT'];
  return 'from' in event.data ? [event.data.from, event.data.to] : [null, null];
}

/** The log entry of one event. */
export function entryOf(event: ProjectedArticleEvent, lookup: Lookup): ArticleLogRow {
  const [previous, current] = statuses(event);
  // The system made this automatic move, although it is in the append of a person's answer (lifecycle, section 2, by T).
  const userId = event.type === 'ReviewersMoved' ? null : event.metadata.userId;
  return {
    entry_id: event.id,
    article_id: event.articleId,
    stream_revision: event.revision,
    action_time: new Date(event.metadata.at),
    action_type: sentences[event.type].action,
    previous_status: previous,
    current_status: current,
    trigger_type: userId === null ? 'SYSTEM' : 'USER',
    user_id: userId,
    real_user_id: userId === null ? null : event.metadata.realUserId,
    event_type: event.type,
    assignment_id: 'assignmentId' in event.data ? event.data.assignmentId : null,
    facts: factsOf(event, lookup),
  };
}
