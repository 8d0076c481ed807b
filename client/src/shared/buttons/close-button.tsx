import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';

/**
 * Closes a drawer. Not an IconButton: the drawer moves the focus to it, and its tooltip would then take the first Escape, which is meant
 * for the drawer.
 */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button appearance="subtle" icon={<DismissRegular />} aria-label={label} title={label} onClick={onClick} />
);
