import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentsProgress } from '@contracts';
import { api } from '../../../shared/api/api';
import { errorMessage } from '../../../shared/api/api-error';
import { useAppDispatch } from '../../../shared/state/hooks';
import { manageFilesApi } from '../api/manage-files-api';

/** Milliseconds between two questions of how far it is. */
const WHILE_MAKING = 700;

/** The generated documents of an article: asking for new ones, how far they are, also when somebody else asked for them. */
export function useRegeneration(articleId: string) {
  const dispatch = useAppDispatch();
  const [make, { isLoading, error }] = manageFilesApi.useRegenerateMutation();
  const { data } = manageFilesApi.endpoints.documentsProgress.useQueryState(articleId);
  const isMaking = isLoading || data?.state === 'making';
  manageFilesApi.endpoints.documentsProgress.useQuerySubscription(articleId, {
    pollingInterval: isMaking ? WHILE_MAKING : 0,
    refetchOnMountOrArgChange: true,
  });
  // What somebody else asked for, or an earlier visit, comes into the list of files when it is there.
  const adopt = useEffectEvent(() => void dispatch(api.util.invalidateTags([{ type: 'Article', id: articleId }])));
  const wasMaking = useRef(false);
  useEffect(() => {
    if (wasMaking.current && data?.state === 'ready') adopt();
    wasMaking.current = data?.state === 'making';
  }, [data?.state]);
  const told = data?.state === 'failed' ? data.message : null;
  return {
    isMaking,
    progress: data ?? null,
    failure: isMaking ? null : (told ?? (error ? errorMessage(error) : null)),
    regenerate: () => void make({ articleId }),
  };
}

/** What is being done, in words. */
export function stageText({ stage, item, items, fileName }: DocumentsProgress): string {
  switch (stage) {
    case 'converting':
      return items > 0 ? `Converting ${fileName ?? 'file'} (${item} of ${items})` : 'Converting the files';
    case 'figures':
      return items > 0 ? `Setting figure ${item} of ${items}` : 'Setting the figures';
    case 'joining':
      return 'Joining the parts';
    case 'storing':
      return 'Storing the PDF';
    default:
      return 'Waiting to begin';
  }
}
