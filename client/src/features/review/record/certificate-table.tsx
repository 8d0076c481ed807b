import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ReviewerCertificate, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { formatDate, formatNumber } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { DownloadButton } from '../../../shared/download/download-button';
import { useNotify } from '../../../shared/state/hooks';
import { CERTIFICATE_FILE, certificatePath, noPdf } from './certificate-file';
import { recordApi } from './record-api';
import { periodWords } from './words';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: tokens.spacingHorizontalS },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
  },
});

const COLUMNS: readonly Column<ReviewerCertificate>[] = [
  { id: 'period', header: t('Years'), cell: periodWords },
  { id: 'reviews', header: t('Reviews'), align: 'end', cell: ({ reviews }) => formatNumber(reviews) },
  { id: 'issued', header: t('Issued'), cell: ({ issuedAt }) => <Timestamp at={issuedAt} show="date" /> },
  { id: 'code', header: t('Check code'), cell: (one) => <Code certificate={one} /> },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    cell: (one) => one.withdrawnAt === null && <Actions certificate={one} />,
  },
];

/** The certificates of the signed-in person, newest first. */
export function CertificateTable({ certificates }: { certificates: readonly ReviewerCertificate[] }) {
  const state = useListState({ prefix: 'certificates-' });
  return (
    <DataTable
      label={t('Your certificates')}
      columns={COLUMNS}
      rows={certificates}
      rowKey={({ id }) => id}
      state={state}
      density="compact"
      empty=""
    />
  );
}

function Code({ certificate: { code, withdrawnAt } }: { certificate: ReviewerCertificate }) {
  const styles = useStyles();
  if (withdrawnAt !== null) return <Text>{t('Withdrawn on {date}', { date: formatDate(withdrawnAt) })}</Text>;
  if (code === null) return <Text>{t('Only on the printed certificate')}</Text>;
  return (
    <Link to={`/certificate/${code}`} target="_blank" className={styles.code}>
      {code}
    </Link>
  );
}

function Actions({ certificate }: { certificate: ReviewerCertificate }) {
  const styles = useStyles();
  return (
    <span className={styles.actions}>
      {certificate.code !== null && (
        <DownloadButton
          label={t('PDF')}
          name={t('PDF of the certificate for {years}', { years: periodWords(certificate) })}
          path={certificatePath(certificate.id)}
          fileName={CERTIFICATE_FILE}
          problem={noPdf()}
        />
      )}
      <Withdraw certificate={certificate} />
    </span>
  );
}

function Withdraw({ certificate }: { certificate: ReviewerCertificate }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = recordApi.useWithdrawCertificateMutation();
  const confirm = async (): Promise<void> => {
    const answer = await withdraw(certificate.id);
    setAsking(false);
    if (!('error' in answer)) notify.success(t('The certificate is withdrawn.'));
  };
  return (
    <>
      <Button
        aria-label={t('Withdraw the certificate for {years}', { years: periodWords(certificate) })}
        onClick={() => setAsking(true)}
      >
        {t('Withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Withdraw this certificate?')}
        text={t(
          'Its check page then says that it was withdrawn, without your name. This cannot be undone, but you can make a new certificate at any time.',
        )}
        confirm={t('Withdraw the certificate')}
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
