import { Badge, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { LANGUAGE_NAMES, type MailTemplateView, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Timestamp } from '../../../shared/display/timestamp';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { templatesApi } from '../templates-api';
import { sentence, titleOf } from './template-words';

const useStyles = makeStyles({
  search: { maxWidth: '28rem' },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** A template with its title. */
type Titled = MailTemplateView & { title: string };

const COLUMNS: readonly Column<Titled>[] = [
  { id: 'name', header: t('Mail'), primary: true, cell: ({ title }) => title, sortValue: ({ title }) => title },
  { id: 'when', header: t('When'), cell: ({ when }) => sentence(when) },
  { id: 'to', header: t('To'), cell: ({ to }) => sentence(to), sortValue: ({ to }) => to },
  { id: 'how', header: t('Sent'), cell: ({ how }) => sentence(how), sortValue: ({ how }) => how },
  {
    id: 'state',
    header: t('Text'),
    cell: (template) => <TemplateState template={template} />,
    sortValue: ({ changedAt }) => changedAt,
  },
];

/** `/mailTemplates`: every mail that the application sends, for webmasters. */
export function MailTemplatesPage() {
  const styles = useStyles();
  const query = templatesApi.useMailTemplatesQuery('en');
  const state = useListState({ size: 100 });
  const titled = query.data?.map((template) => ({ ...template, title: titleOf(template) }));
  return (
    <Page title={t('Mail templates')}>
      <Text>{t('The texts of all emails. Changes apply from the next email, including suggestions to editors.')}</Text>
      <Field label={t('Search')} className={styles.search}>
        <ListSearch state={state} placeholder={t('Mail, reason or recipient')} />
      </Field>
      {query.error && !query.data ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          surface
          label={t('Mail templates')}
          columns={COLUMNS}
          rows={titled?.filter((template) => matches(template, state.q))}
          rowKey={({ name }) => name}
          rowPath={({ name }) => `/mailTemplates/${name}`}
          state={state}
          density="compact"
          empty={t('No mails match these words.')}
        />
      )}
    </Page>
  );
}

function TemplateState({ template: { isChanged, isUsable, changedAt, languages } }: { template: MailTemplateView }) {
  const styles = useStyles();
  const others = languages
    .filter((one) => one.isChanged && one.language !== 'en')
    .map((one) => LANGUAGE_NAMES[one.language]);
  if (!isChanged && others.length === 0) return <>{t('Default')}</>;
  if (!isChanged) return <Badge appearance="tint">{t('Changed: {others}', { others: others.join(', ') })}</Badge>;
  return (
    <span className={styles.state}>
      {isUsable ? (
        <Badge appearance="tint">{t('Changed')}</Badge>
      ) : (
        <Badge appearance="tint" color="danger">
          {t('Cannot be used')}
        </Badge>
      )}
      <Timestamp at={changedAt} />
      {others.length > 0 && <Badge appearance="tint">{t('Changed: {others}', { others: others.join(', ') })}</Badge>}
    </span>
  );
}

function matches({ title, when, to, subject }: Titled, q: string): boolean {
  const text = [title, when, to, subject].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
