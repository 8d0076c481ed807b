import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import { LeaveGuard } from '../../../../shared/page/leave-guard';
import { UnsavedTextBar } from '../../../../shared/saving/unsaved/unsaved-text-bar';
import type { DecisionDraftState } from './use-decision-draft';

interface Props {
  draft: DecisionDraftState;
  /** Shows the letter as stored on the server. Calls the function as soon as that has arrived. */
  reload(onArrived: () => void): Promise<void>;
}

/** Protects a letter that cannot be saved, and offers one that was not saved earlier. */
export function DraftBars({ draft, reload }: Props) {
  return (
    <>
      {draft.recoveredAt && (
        <UnsavedTextBar at={draft.recoveredAt} onTake={draft.takeRecovered} onDrop={draft.dropRecovered} />
      )}
      {draft.overtaken && <EditConflictBar draft={draft} reload={reload} />}
      <LeaveGuard when={draft.problem !== null || draft.state === 'failed'} />
    </>
  );
}

/** Shown when two windows prepare the same decision; the person decides which letter to keep. */
function EditConflictBar({ draft, reload }: Props) {
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t('{problem} Which text do you want to keep?', { problem: draft.problem ?? '' })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void draft.keepThis()}>{t('Keep this text')}</Button>
        <Button onClick={() => void reload(draft.end)}>{t('Show the other text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
