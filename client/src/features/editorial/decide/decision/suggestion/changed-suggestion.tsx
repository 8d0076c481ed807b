import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { type DecisionMail, t } from '@contracts';
import { ConfirmDialog } from '../../../../../shared/dialogs/confirm-dialog';
import { MailPreview } from '../../../../../shared/dialogs/mail-preview';

interface Props {
  suggestion: DecisionMail;
  /** Replaces subject and text of the letter. */
  onTake: () => void;
  onKeep: () => void;
}

/**
 * Shown with an edited letter that may lack a review or name an old due date. The new text is shown on request, and replaces the typed one
 * only when its writer says so.
 */
export function ChangedSuggestion({ suggestion, onTake, onKeep }: Props) {
  const { to, cc, subject, message } = suggestion;
  const [reading, setReading] = useState(false);
  const take = (): void => {
    setReading(false);
    onTake();
  };
  return (
    <>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {t('Since you began this letter, the suggested text has changed, for example its reviews or its due date.')}
        </MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => setReading(true)}>{t('Show the new text')}</Button>
          <Button onClick={onKeep}>{t('Keep this text')}</Button>
        </MessageBarActions>
      </MessageBar>
      <ConfirmDialog
        open={reading}
        title={t('The text that is suggested now')}
        text={<MailPreview mail={{ to, cc, subject, text: message }} />}
        confirm={t('Replace my text')}
        cancel={t('Close')}
        destructive
        onConfirm={take}
        onCancel={() => setReading(false)}
      />
    </>
  );
}
