import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
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
  if (problem !== null) return t('The draft is not saved. {problem}', { problem });
  if (state === 'saving' || state === 'dirty') return t('Saving the draft…');
  return savedAt ? t('Draft saved {time}', { time: formatTime(savedAt) }) : t('Draft kept on the server');
}

/** Shows whether choice and letter are saved, and a button to discard them. */
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
        {t('Discard draft')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Discard this draft?')}
        text={t('The choice and the letter are removed. Nothing has been sent.')}
        confirm={t('Discard draft')}
        cancel={t('Keep draft')}
        destructive
        busy={busy}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
