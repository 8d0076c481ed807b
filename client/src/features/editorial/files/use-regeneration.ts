import { useEffect, useEffectEvent, useRef } from 'react';
import { type DocumentsProgress, t } from '@contracts';
import { api } from '../../../shared/api/api';
import { errorMessage } from '../../../shared/api/api-error';
import { useAppDispatch } from '../../../shared/state/hooks';
import { manageFilesApi } from '../api/manage-files-api';

/** Milliseconds between progress polls. */
const PROGRESS_POLL_MS = 700;

/** The generated documents of an article: starts a generation and follows its progress, even if another person started it. */
export function useRegeneration(articleId: string) {
  const dispatch = useAppDispatch();
  const [make, { isLoading, error }] = manageFilesApi.useRegenerateMutation();
  const { data } = manageFilesApi.endpoints.documentsProgress.useQueryState(articleId);
  const isMaking = isLoading || data?.state === 'making';
  manageFilesApi.endpoints.documentsProgress.useQuerySubscription(articleId, {
    pollingInterval: isMaking ? PROGRESS_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  // Adds a finished file to the list even if another person or an earlier visit started the generation.
  const adopt = useEffectEvent(() => void dispatch(api.util.invalidateTags([{ type: 'Article', id: articleId }])));
  const wasMaking = useRef(false);
  useEffect(() => {
    if (wasMaking.current && data?.state === 'ready') adopt();
    wasMaking.current = data?.state === 'making';
  }, [data?.state]);
  const failureMessage = data?.state === 'failed' ? data.message : null;
  return {
    isMaking,
    progress: data ?? null,
    failure: isMaking ? null : (failureMessage ?? (error ? errorMessage(error) : null)),
    regenerate: () => void make({ articleId }),
  };
}

/** The current step as text. */
export function stageText({ stage, item, items, fileName }: DocumentsProgress): string {
  switch (stage) {
    case 'converting':
      return items > 0
        ? t('Converting {fileName} ({item} of {items})', { fileName: fileName ?? t('file'), item, items })
        : t('Converting files');
    case 'figures':
      return items > 0 ? t('Adding figure {item} of {items}', { item, items }) : t('Adding figures');
    case 'joining':
      return t('Combining the parts');
    case 'storing':
      return t('Saving the PDF');
    default:
      return t('Waiting to start');
  }
}
