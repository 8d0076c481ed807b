import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';

/** Says where the text in a dialog comes from, and offers to discard it. */
export const RestoredTextNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <MessageBar intent="info">
    <MessageBarBody>{t('You typed this earlier and did not save it.')}</MessageBarBody>
    <MessageBarActions>
      <Button onClick={onDiscard}>{t('Discard text')}</Button>
    </MessageBarActions>
  </MessageBar>
);
