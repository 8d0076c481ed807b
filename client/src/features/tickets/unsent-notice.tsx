import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import type { Unsent } from './use-unsent';

/** Offers to restore text that was typed here earlier and never sent. */
export function UnsentNotice({ unsent }: { unsent: Unsent }) {
  if (!unsent.offered) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('This browser has text that was not sent when you left. Do you want to restore it?')}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={unsent.take}>{t('Restore text')}</Button>
        <Button onClick={unsent.forget}>{t('Discard text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
