import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatDateTime } from '../../shared/display/format';

/** Explains what a search as of a day does, and its limits. `at`: ISO 8601. */
export const AsOfNotice = ({ at }: { at: string }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      <MessageBarTitle>{t('Manuscripts as of {when}', { when: formatDateTime(at) })}</MessageBarTitle>
      {t(
        'Status and revision are as of that date, and the status filter applies to them. Everything else is as it is now.',
      )}{' '}
      {t('Each manuscript opens as it was then.')}
    </MessageBarBody>
  </MessageBar>
);
