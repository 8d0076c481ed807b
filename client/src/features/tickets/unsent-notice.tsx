import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { Unsent } from './use-unsent';

/** Offers to restore text that was typed here earlier and never sent. */
export function UnsentNotice({ unsent }: { unsent: Unsent }) {
  if (!unsent.offered) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        There is text in this browser that was not sent when you left. Shall it be put back?
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={unsent.take}>Put it back</Button>
        <Button onClick={unsent.forget}>Forget it</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
