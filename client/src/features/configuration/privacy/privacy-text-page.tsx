import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text } from '@fluentui/react-components';
import { type PrivacyTextState, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { formatDate } from '../../../shared/display/format';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { privacyTextApi } from './privacy-text-api';
import { PrivacyTextForm } from './privacy-text-form';

/** `/privacyText`: what the journal says about personal data, for webmasters (lifecycle, section 6 (4)). */
export function PrivacyTextPage() {
  const query = privacyTextApi.usePrivacyTextsQuery();
  return (
    <Page title={t('Personal data')} width="reading">
      <Text>
        {t(
          'This text is shown at registration, and people agree to it. Say what the journal keeps and why. The version that each person agreed to is recorded and included in the download of their data.',
        )}
      </Text>
      <Loaded query={query}>
        {(state) => (
          <>
            {/* A saved text is a new version, with a form of its own. */}
            <PrivacyTextForm key={state.version} state={state} />
            <History state={state} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function History({ state: { history } }: { state: PrivacyTextState }) {
  return (
    <Card title={t('Versions')}>
      {history.length === 0 ? (
        <Text>{t('This is the text that comes with the product.')}</Text>
      ) : (
        <Table aria-label={t('Versions')} size="small">
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('Version')}</TableHeaderCell>
              <TableHeaderCell>{t('Saved on')}</TableHeaderCell>
              <TableHeaderCell>{t('By')}</TableHeaderCell>
              <TableHeaderCell>{t('Everybody asked')}</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {history.map(({ version, at, by, asksAgain }) => (
              <TableRow key={version}>
                <TableCell>{version}</TableCell>
                <TableCell>{formatDate(at)}</TableCell>
                <TableCell>{by}</TableCell>
                <TableCell>{asksAgain ? t('Yes') : t('No')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
