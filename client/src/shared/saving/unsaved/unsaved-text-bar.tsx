import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatDateTime } from '../../display/format';

interface Props {
  /** When the text was typed. */
  at: string;
  onTake: () => void;
  onDrop: () => void;
}

/** Offers text that was typed in this browser and never reached the server. */
export function UnsavedTextBar({ at, onTake, onDrop }: Props) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t(
          'This browser has text that was not saved when you left. It was typed on {when}. Do you want to restore it?',
          { when: formatDateTime(at) },
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onTake}>{t('Restore text')}</Button>
        <Button onClick={onDrop}>{t('Discard text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
