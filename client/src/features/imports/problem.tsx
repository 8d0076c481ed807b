import { MessageBar, MessageBarBody } from '@fluentui/react-components';

/** Why something did not work. */
export const Problem = ({ text }: { text: string }) => (
  <MessageBar intent="error">
    <MessageBarBody>{text}</MessageBarBody>
  </MessageBar>
);
