import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { DownloadButton } from '../../../shared/download/download-button';

/** Downloads the data that the journal keeps about the signed-in person (lifecycle, section 6 (2)). */
export function OwnDataCard() {
  return (
    <Card title={t('Your data')}>
      <Text>
        {t(
          'Download what the journal keeps about you: your account, manuscripts, reviews, tickets, the emails sent to you, and your files. To have your data erased, please write to the office.',
        )}
      </Text>
      <div>
        <DownloadButton
          label={t('Download my data')}
          busyLabel={t('Collecting your data')}
          path="/own-data.zip"
          fileName={['own-data', 'zip'].join('.')}
          problem={t('Your data could not be downloaded. Please try again.')}
        />
      </div>
    </Card>
  );
}
