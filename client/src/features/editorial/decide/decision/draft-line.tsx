import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { formatTime } from '../../../../shared/display/format';
import type { DecisionDraftState } from './use-decision-draft';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '24px',
  },
  muted: { color: tokens.colorNeutralForeground3 },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

function wordsOf({ state, savedAt, problem }: DecisionDraftState): string {
  if (problem !== null) return `The draft is not saved. ${problem}`;
  if (state === 'saving' || state === 'dirty') return 'Saving the draft…';
  return savedAt ? `Draft saved ${formatTime(savedAt)}` : 'Draft kept on the server';
}

/** Whether choice and letter are kept, and the way to be rid of them. */
export function DraftLine({ draft }: { draft: DecisionDraftState }) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    setBusy(true);
    await draft.discard().catch(() => undefined);
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className={styles.line}>
      <Text role="status" size={200} className={draft.problem === null ? styles.muted : styles.problem}>
        {wordsOf(draft)}
      </Text>
      <Button size="small" appearance="subtle" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this draft?"
        text="The choice and the letter are removed. Nothing has been sent."
        confirm="Discard draft"
        cancel="Keep draft"
        destructive
        busy={busy}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
