import { Button, Field, Input, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type CheckedCertificate, dateFormat, t } from '@contracts';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { recordApi } from '../record/record-api';
import { periodWords } from '../record/words';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  form: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalM },
  field: { width: '100%', maxWidth: '28rem' },
});

/** `/certificate/{code}`: whether a certificate is valid, for anybody who has it in hand. `/certificate` asks for the code. */
export function CheckPage() {
  const { code = '' } = useParams();
  return (
    <Page title={t('Check a certificate')} width="reading">
      {code !== '' && <Result key={code} code={code} />}
      <CodeForm key={`form ${code}`} isFirst={code === ''} />
    </Page>
  );
}

function Result({ code }: { code: string }) {
  const query = recordApi.useCheckCertificateQuery(code, { refetchOnMountOrArgChange: true });
  if (isApiError(query.error) && query.error.statusCode === 404)
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{errorMessage(query.error)}</MessageBarBody>
      </MessageBar>
    );
  return <Loaded query={query}>{(found) => <Found found={found} />}</Loaded>;
}

function Found({ found }: { found: CheckedCertificate }) {
  if (found.status === 'WITHDRAWN')
    return (
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>
          {t('This certificate was withdrawn and is no longer valid. What it said is no longer shown.')}
        </MessageBarBody>
      </MessageBar>
    );
  return <Valid certificate={found} />;
}

function Valid({ certificate }: { certificate: Extract<CheckedCertificate, { status: 'VALID' }> }) {
  const styles = useStyles();
  const { journalName } = usePublicSettings();
  const { name, reviews, issuedAt } = certificate;
  const facts = [
    [t('Name'), name],
    [t('Journal'), journalName],
    [t('Reviews completed'), String(reviews)],
    [t('Years'), periodWords(certificate)],
    [t('Issued'), dateFormat({ dateStyle: 'long' }).format(new Date(issuedAt))],
  ] as const;
  return (
    <Card title={t('Certificate of reviewing')}>
      <MessageBar intent="success" role="status">
        <MessageBarBody>{t('This certificate is valid.')}</MessageBarBody>
      </MessageBar>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <Fact key={label} label={label} fact={fact} />
        ))}
      </dl>
      <Text>{t('Compare this with the certificate that you were given.')}</Text>
    </Card>
  );
}

function Fact({ label, fact }: { label: string; fact: string }) {
  const styles = useStyles();
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.fact}>
        <Text weight="semibold">
          <bdi>{fact}</bdi>
        </Text>
      </dd>
    </>
  );
}

function CodeForm({ isFirst }: { isFirst: boolean }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const check = (): void => {
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') void navigate(`/certificate/${encodeURIComponent(typed.trim())}`);
  };
  return (
    <Card title={isFirst ? undefined : t('Check another certificate')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Field
          className={styles.field}
          label={t('Check code')}
          hint={t('The code of 28 letters and digits at the bottom of the certificate.')}
          validationMessage={missing ? t('Please enter the code.') : undefined}
        >
          <Input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(_event, data) => setTyped(data.value)}
          />
        </Field>
        <Button type="submit" appearance="primary">
          {t('Check')}
        </Button>
      </form>
    </Card>
  );
}
