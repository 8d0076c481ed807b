import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { RibbonRegular } from '@fluentui/react-icons/svg/ribbon';
import { useState } from 'react';
import { type ReviewerCertificate, type ReviewingFigures, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { fetchFile } from '../../../shared/download/download';
import { saveFile } from '../../../shared/download/save-file';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { CERTIFICATE_FILE, certificatePath, noPdf } from './certificate-file';
import { CertificateTable } from './certificate-table';
import { recordApi } from './record-api';
import { yearWords } from './words';

const useStyles = makeStyles({
  ask: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface CertificatesProps {
  figures: readonly ReviewingFigures[];
  certificates: readonly ReviewerCertificate[];
}

/** Certificates of reviewing: a form for a new one, and the person's existing ones. */
export function CertificatesCard({ figures, certificates }: CertificatesProps) {
  const styles = useStyles();
  const years = figures.flatMap(({ year, certified }) => (year !== null && certified > 0 ? [year] : []));
  const sum = (count: (figure: ReviewingFigures) => number): number =>
    figures.filter(({ year }) => year !== null).reduce((total, figure) => total + count(figure), 0);
  const waiting = sum(({ completed }) => completed) - sum(({ certified }) => certified);
  return (
    <Card title={t('Certificates of reviewing')}>
      <Text>
        {t(
          'A certificate says how many reviews you completed. It has no titles, numbers or authors. A review counts once the journal has decided on the manuscript, so that nobody can tell who reviewed what.',
        )}
      </Text>
      {waiting > 0 && (
        <Text className={styles.quiet}>
          {t('{count, plural, one {# review does} other {# reviews do}} not count yet.', { count: waiting })}
        </Text>
      )}
      {years.length > 0 ? <AskForOne years={years} /> : <Text>{t('You have no review that counts yet.')}</Text>}
      {certificates.length > 0 && <CertificateTable certificates={certificates} />}
    </Card>
  );
}

/** The last full year, since most people are asked for a certificate of it. */
const usualYear = (years: readonly number[]): number | undefined => {
  const lastYear = new Date().getFullYear() - 1;
  return years.includes(lastYear) ? lastYear : years[0];
};

function AskForOne({ years }: { years: readonly number[] }) {
  const styles = useStyles();
  const notify = useNotify();
  const token = useAppSelector(selectSession)?.token ?? '';
  const [chosen, setChosen] = useState(String(usualYear(years)));
  const [busy, setBusy] = useState(false);
  const [issue] = recordApi.useIssueCertificateMutation();
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const issued = await issue(chosen === '' ? null : Number(chosen));
      if ('error' in issued) return;
      saveFile(await fetchFile(certificatePath(issued.data.id), token, noPdf()), CERTIFICATE_FILE);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : noPdf());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.ask}>
      <Field label={t('Reviews completed in')}>
        <Select value={chosen} onChange={(_event, { value }) => setChosen(value)}>
          {years.map((year) => (
            <option key={year} value={year}>
              {String(year)}
            </option>
          ))}
          {years.length > 1 && <option value="">{yearWords(null)}</option>}
        </Select>
      </Field>
      <Button appearance="primary" icon={<RibbonRegular />} disabledFocusable={busy} onClick={() => void make()}>
        {busy ? t('Making the certificate…') : t('Make a certificate')}
      </Button>
    </div>
  );
}
