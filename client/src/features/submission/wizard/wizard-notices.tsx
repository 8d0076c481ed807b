import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import { UnsavedTextBar } from '../../../shared/saving/unsaved/unsaved-text-bar';
import type { Draft } from './draft/use-draft';

/** Why the draft was not saved, and an offer to restore text from an earlier visit. */
export function WizardNotices({ draft }: { draft: Draft }) {
  const { error } = draft.progress;
  const stale = error?.code === 'STALE_VERSION' || error?.code === 'CONFLICT';
  const details = Object.values(error?.details ?? {}).filter((text) => text !== error?.message);
  return (
    <>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {[error.message, ...details].join(' ')}{' '}
            {stale && t('Your text is kept in this browser and will be offered again.')}
          </MessageBarBody>
          {stale && (
            <MessageBarActions>
              <Button onClick={() => void draft.reload()}>{t('Reload the manuscript')}</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {draft.unsentAt && <UnsavedTextBar at={draft.unsentAt} onTake={draft.takeUnsent} onDrop={draft.forgetUnsent} />}
    </>
  );
}
