import { articleStream } from '../../../article';
import type { Jobs } from '../../../platform/jobs';

/** The job that makes the documents of a revision, or finishes what a crashed process began. */
export const MAKE_DOCUMENTS_JOB = 'files.make-documents';
const ATTEMPTS = 5;

/** Payload of the job. `replaces`: the full article to be replaced. If absent, any full article at least as new as `version` is enough. */
export interface DocumentsOrder {
  articleId: string;
  version: number;
  replaces?: string | null;
  correlationId: string;
}

/** The event with which a manuscript, a revision or a correction was submitted. */
interface Submission {
  /** Of the order: a second order with the same key does nothing. */
  key: string;
  streamId: string;
  revision: number;
  correlationId: string;
}

/** Orders the documents of a submission. A repeated order makes them only once. */
export async function orderDocuments(
  jobs: Pick<Jobs, 'enqueue'>,
  { key, streamId, revision, correlationId }: Submission,
): Promise<void> {
  const articleId = streamId.slice(articleStream('').length);
  const order: DocumentsOrder = { articleId, version: revision, correlationId };
  const options = { key, maxAttempts: ATTEMPTS, queue: MAKE_DOCUMENTS_JOB };
  await jobs.enqueue(MAKE_DOCUMENTS_JOB, { ...order }, options);
}
