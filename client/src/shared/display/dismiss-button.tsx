import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { t } from '@contracts';
import { IconButton } from '../buttons/icon-button';

/** Closes a message: for `containerAction` of a message bar. */
export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton appearance="transparent" icon={<DismissRegular />} label={t('Dismiss')} onClick={onClick} />
);
