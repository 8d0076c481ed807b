import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useRef } from 'react';
import { type Keyword, MESSAGES, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { IconButton } from '../../../shared/buttons/icon-button';
import { useNotify } from '../../../shared/state/hooks';
import { keywordsApi } from './keywords-api';

/** The last action, which can be undone. */
export type Undoable = { kind: 'deleted'; before: Keyword } | { kind: 'renamed'; before: Keyword; now: string };

interface UndoBarProps {
  done: Undoable;
  onClose: () => void;
}

/** Says what was done and offers to undo it. Takes the focus, since the previously focused element may be gone. */
export function UndoBar({ done, onClose }: UndoBarProps) {
  const undo = useUndo(done, onClose);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [done]);
  const { keyword } = done.before;
  const text =
    done.kind === 'deleted'
      ? t("''{keyword}' was deleted.", { keyword })
      : t("''{keyword}' is now ''{now}'.", { keyword, now: done.now });
  return (
    <MessageBar intent="success" role="status">
      <MessageBarBody>
        {done.kind === 'deleted' ? MESSAGES.deleted : MESSAGES.updated}: {text}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <IconButton
            appearance="transparent"
            icon={<DismissRegular />}
            label={t('Close this message')}
            onClick={onClose}
          />
        }
      >
        <Button ref={button} icon={<ArrowUndoRegular />} onClick={() => void undo()}>
          {t('Undo')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function useUndo(done: Undoable, onClose: () => void): () => Promise<void> {
  const [add] = keywordsApi.useAddKeywordMutation();
  const [rename] = keywordsApi.useRenameKeywordMutation();
  const notify = useNotify();
  return async () => {
    const answer = await (done.kind === 'deleted' ? add(done.before.keyword) : rename(done.before));
    if ('error' in answer) notify.error(errorMessage(answer.error));
    onClose();
  };
}
