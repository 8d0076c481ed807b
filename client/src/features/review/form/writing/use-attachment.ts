import { useState } from 'react';
import { REVIEW_FILE_BYTES, REVIEW_FILE_EXTENSIONS, REVIEW_FILE_MESSAGES, type ReviewFileView, t } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { useNotify } from '../../../../shared/state/hooks';
import { type OneReview, reviewApi } from '../../review-api';

export interface Attachment {
  file: ReviewFileView | null;
  /** The reason why the last file was not attached or removed. */
  problem: string | null;
  /** True while a file is sent or removed. The review waits for it, because the server refuses files of a submitted review. */
  busy: boolean;
  attach(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** The reason why the server would refuse a file; null if it would accept the file. */
function refusalOf({ name, size }: File): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!REVIEW_FILE_EXTENSIONS.includes(extension)) return REVIEW_FILE_MESSAGES.type;
  return size > REVIEW_FILE_BYTES ? REVIEW_FILE_MESSAGES.size : null;
}

/** The annotated manuscript of a review. It is sent immediately when it is chosen. */
export function useAttachment(review: OneReview, stored: ReviewFileView | null): Attachment {
  const [send, sending] = reviewApi.useAttachReviewFileMutation();
  const [takeBack, removing] = reviewApi.useRemoveReviewFileMutation();
  const [file, setFile] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const attach = async (chosen: File): Promise<void> => {
    const refusal = refusalOf(chosen);
    setProblem(refusal);
    if (refusal !== null) return;
    const answer = await send({ ...review, file: chosen });
    if ('error' in answer) return setProblem(errorMessage(answer.error));
    setFile(answer.data);
    notify.success(t('The file is attached.'));
  };
  const remove = async (): Promise<void> => {
    setProblem(null);
    const answer = await takeBack(review);
    if ('error' in answer) return setProblem(errorMessage(answer.error));
    setFile(null);
    notify.success(t('The file is removed.'));
  };
  return { file, problem, busy: sending.isLoading || removing.isLoading, attach, remove };
}
