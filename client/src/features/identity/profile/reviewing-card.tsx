import { Text } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { t } from '@contracts';
import { Card } from '../../../shared/display/card';

/** Links to the record that a reviewer may show, and to the choice whether the journal names them. */
export function ReviewingCard() {
  return (
    <Card title={t('Your reviewing')}>
      <Text>
        {t(
          'Your figures, certificates of reviewing, credit at ORCID, and whether the journal may name you among its reviewers:',
        )}{' '}
        <Link to="/reviewingRecord">{t('Reviewing record')}</Link>
      </Text>
    </Card>
  );
}
