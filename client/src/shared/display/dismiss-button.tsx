import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';

/** Closes a message: for `containerAction` of a message bar. */
export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <Button appearance="transparent" icon={<DismissRegular />} aria-label="Dismiss" onClick={onClick} />
);
