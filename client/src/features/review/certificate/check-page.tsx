import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import { type CheckedCertificate, dateFormat, t } from '@contracts';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
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
});

/** `/certificate/{code}`: whether a certificate is valid, for anyone who has received it. `/certificate` asks for the code. */
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
  const navigate = useNavigate();
  const [check] = recordApi.useLazyCheckCertificateQuery();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t('Please enter the code.') } : {}),
    // An unknown code stays in the form, so that the person can compare and correct it.
    submit: async ({ code }) => {
      await check(code.trim()).unwrap();
      await navigate(`/certificate/${encodeURIComponent(code.trim())}`);
    },
  });
  return (
    <Card title={isFirst ? undefined : t('Check another certificate')}>
      <Form form={form} label={t('Check a certificate')}>
        <TextField
          form={form}
          name="code"
          label={t('Check code')}
          help={t('The code of 28 letters and digits at the bottom of the certificate.')}
          autoComplete="off"
        />
        <FormActions>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Check')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
