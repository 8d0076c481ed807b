import { MessageBar, MessageBarBody } from '@fluentui/react-components';

/** The message about a failure. */
export const Problem = ({ text }: { text: string }) => (
  <MessageBar intent="error">
    <MessageBarBody>{text}</MessageBarBody>
  </MessageBar>
);
