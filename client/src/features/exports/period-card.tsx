import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { PACKAGES_MESSAGES, t } from '@contracts';
import { DateField } from '../../shared/dates/date-field';
import { Card } from '../../shared/display/card';
import { DownloadButton } from '../../shared/download/download-button';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The packages of all articles that were accepted in a period, in one file. */
export function PeriodCard() {
  const styles = useStyles();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const isBackwards = from !== '' && until !== '' && from > until;
  return (
    <Card title={t('Packages of a period')}>
      <Text>
        {t(
          'One ZIP file with a MECA package for each article that was accepted in this period. The list manifest.csv in it names those that could not be made, with the reason.',
        )}
      </Text>
      <div className={styles.row}>
        <DateField label={t('Accepted from')} value={from} onChange={setFrom} required />
        <DateField
          label={t('Accepted until')}
          value={until}
          onChange={setUntil}
          required
          error={isBackwards ? PACKAGES_MESSAGES.period : undefined}
        />
      </div>
      <div className={styles.row}>
        <DownloadButton
          label={t('Download the packages')}
          busyLabel={t('Making the packages')}
          path={`/exports/packages.zip?from=${from}&until=${until}`}
          fileName={t('packages.zip')}
          problem={t('The packages could not be made. Please try again.')}
          disabled={from === '' || until === '' || isBackwards}
        />
      </div>
      <Text size={200} className={styles.quiet}>
        {t('Articles of which you are an author are not in it. Single ones are chosen in the list of all manuscripts.')}
      </Text>
    </Card>
  );
}
