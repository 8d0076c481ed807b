import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { t } from '@contracts';

/** Closes a message: for `containerAction` of a message bar. */
export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <Button appearance="transparent" icon={<DismissRegular />} aria-label={t('Dismiss')} onClick={onClick} />
);
