import { FINAL_STATUSES } from '../../../contracts';
import { orderDocuments } from '../../../files/public';
import type { Jobs } from '../../../platform/jobs';
import type { Past } from '../../past/past';

const SUBMISSIONS = ['ArticleSubmitted', 'RevisionSubmitted'];

/**
 * Orders the documents of the present revision of a manuscript that is not decided, since no reaction runs for imported events. Without
 * them, reviewers in a double-anonymous review would have no text to read. The server makes them after its start.
 * @param jobs null when this journal makes no documents on submission.
 */
export async function orderImportedDocuments(jobs: Pick<Jobs, 'enqueue'> | null, past: Past): Promise<void> {
  const revision = past.events.findLastIndex(({ type }) => SUBMISSIONS.includes(type));
  const submission = past.events[revision];
  if (jobs === null || submission === undefined || FINAL_STATUSES.includes(past.state.status)) return;
  const { id: key, metadata } = submission;
  await orderDocuments(jobs, { key, streamId: past.streamId, revision, correlationId: metadata.correlationId });
}
