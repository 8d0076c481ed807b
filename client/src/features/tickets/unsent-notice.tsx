import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { Unsent } from './use-unsent';

/** Offers to restore text that was typed here earlier and never sent. */
export function UnsentNotice({ unsent }: { unsent: Unsent }) {
  if (!unsent.offered) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>This browser has text that was not sent when you left. Do you want to restore it?</MessageBarBody>
      <MessageBarActions>
        <Button onClick={unsent.take}>Restore text</Button>
        <Button onClick={unsent.forget}>Discard text</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
