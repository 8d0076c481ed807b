import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';

interface Props {
  onTake: () => void;
  onDrop: () => void;
}

/** Offers text that was typed in this browser and never reached the server. */
export function UnsavedTextBar({ onTake, onDrop }: Props) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('This browser has text that was not saved when you left. Do you want to restore it?')}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onTake}>{t('Restore text')}</Button>
        <Button onClick={onDrop}>{t('Discard text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
