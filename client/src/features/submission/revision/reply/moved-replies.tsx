import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type RebuttalPoint, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../../shared/display/card';
import { CopyButton } from '../../../../shared/forms/copy-button';
import type { Reply } from './use-reply';

const useStyles = makeStyles({
  reply: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});

interface Props {
  points: readonly RebuttalPoint[];
  reply: Reply;
}

/** Replies to points that a reviewer has changed or removed. They are kept here until the author removes them. */
export function MovedReplies({ points, reply }: Props) {
  const [removing, setRemoving] = useState<string | null>(null);
  const present = new Set(points.map(({ id }) => id));
  const moved = Object.entries(reply.draft.replies).filter(([id, text]) => !present.has(id) && text.trim() !== '');
  if (moved.length === 0) return null;
  const remove = (): void => {
    if (removing !== null) reply.answer(removing, '');
    setRemoving(null);
  };
  return (
    <>
      <Card title={t('Replies to points that changed')}>
        <Text>
          {t(
            'A reviewer has changed the points that these replies belong to. They are not in the letter. Copy what you still need to the point above that it answers.',
          )}
        </Text>
        {moved.map(([id, text]) => (
          <Moved key={id} text={text} onRemove={() => setRemoving(id)} />
        ))}
      </Card>
      <ConfirmDialog
        open={removing !== null}
        title={t('Remove this reply?')}
        text={t('Its text is deleted.')}
        confirm={t('Remove the reply')}
        destructive
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}

function Moved({ text, onRemove }: { text: string; onRemove: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.reply}>
      <Text className={styles.text}>{text}</Text>
      <div className={styles.buttons}>
        <CopyButton text={text} />
        <Button appearance="subtle" onClick={onRemove}>
          {t('Remove')}
        </Button>
      </div>
    </div>
  );
}
