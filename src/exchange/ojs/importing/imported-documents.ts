import { FINAL_STATUSES } from '../../../contracts';
import { orderDocuments } from '../../../files/public';
import type { NewEvent, RecordedEvent } from '../../../platform/event-store/port';
import type { Jobs } from '../../../platform/jobs';
import type { Past } from '../../past/past';
import { revisionOf } from '../../past/write-past';

/** The stream before this import, and the events that it adds. */
interface Stream {
  there: readonly RecordedEvent[];
  rest: readonly NewEvent[];
}

const SUBMISSIONS = ['ArticleSubmitted', 'RevisionSubmitted'];

/**
 * Orders the documents of the present revision of a manuscript that is not decided, since no reaction runs for imported events. Without
 * them, reviewers in a double-anonymous review would have no text to read. The server makes them after its start.
 * @param jobs null when this journal makes no documents on submission.
 */
export async function orderImportedDocuments(
  jobs: Pick<Jobs, 'enqueue'> | null,
  past: Past,
  { there, rest }: Stream,
): Promise<void> {
  const submission = past.events.findLast(({ type }) => SUBMISSIONS.includes(type));
  if (jobs === null || submission === undefined || FINAL_STATUSES.includes(past.state.status)) return;
  const { id: key, metadata } = submission;
  const revision = revisionOf(key, there, rest);
  await orderDocuments(jobs, { key, streamId: past.streamId, revision, correlationId: metadata.correlationId });
}
