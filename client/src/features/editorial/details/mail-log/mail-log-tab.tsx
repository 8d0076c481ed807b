import { Tooltip } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type EmailLogEntry, MAIL_KIND_LABELS, t } from '@contracts';
import type { Column } from '../../../../shared/data-table/column';
import { DataTable } from '../../../../shared/data-table/data-table';
import { useListState } from '../../../../shared/data-table/use-list-state';
import { Timestamp } from '../../../../shared/display/timestamp';
import { LoadError } from '../../../../shared/page/loaded';
import { detailsApi } from '../../api/details-api';
import { LoggedMail } from './logged-mail';
import { MailReturnLine } from './mail-returns';
import { MailStateBadge } from './mail-state-badge';
import { Recipients } from './recipients';

/** Number of characters of a subject in the table; the full text is in the tooltip (spec part 2, section 9). */
const MAX_SUBJECT_LENGTH = 60;
/** Milliseconds between polls while mails are being sent. */
const MAIL_POLL_MS = 4_000;

function Subject({ text }: { text: string }) {
  if (text.length <= MAX_SUBJECT_LENGTH) return <>{text}</>;
  return (
    <Tooltip content={text} relationship="description">
      <span>{text.slice(0, MAX_SUBJECT_LENGTH - 1).trimEnd()}…</span>
    </Tooltip>
  );
}

function Delivery({ mail }: { mail: EmailLogEntry }) {
  const last = mail.returns.at(-1);
  return (
    <>
      <MailStateBadge mail={mail} />
      {last && <MailReturnLine one={last} />}
    </>
  );
}

const COLUMNS: readonly Column<EmailLogEntry>[] = [
  {
    id: 'date',
    header: t('Date'),
    cell: (mail) => <Timestamp at={mail.timeSent ?? mail.timeRequested} />,
    sortValue: (mail) => mail.timeSent ?? mail.timeRequested,
    width: '7rem',
  },
  {
    id: 'type',
    header: t('Type'),
    cell: (mail) => MAIL_KIND_LABELS[mail.type],
    sortValue: (mail) => MAIL_KIND_LABELS[mail.type],
  },
  {
    id: 'to',
    header: t('To'),
    cell: (mail) => <Recipients addresses={mail.mailTo} />,
    sortValue: (mail) => mail.mailTo[0] ?? null,
  },
  {
    id: 'cc',
    header: t('Cc'),
    cell: (mail) => (mail.cc.length > 0 ? <Recipients addresses={mail.cc} /> : '–'),
    sortValue: (mail) => mail.cc[0] ?? null,
    width: '5rem',
  },
  {
    id: 'subject',
    header: t('Subject'),
    primary: true,
    cell: (mail) => <Subject text={mail.subject} />,
    sortValue: (mail) => mail.subject,
  },
  {
    id: 'state',
    header: t('Delivery'),
    cell: (mail) => <Delivery mail={mail} />,
    sortValue: (mail) => mail.state,
    width: '9rem',
  },
];

const SIZES = [10, 25, 50, 100];

/** Every mail about the article with its delivery state; a row opens the mail (spec part 2, section 2, 'Email log'). */
export function MailLogTab({ article }: { article: ArticleView }) {
  const [watching, setWatching] = useState(false);
  const query = detailsApi.useMailLogQuery(article.id, { pollingInterval: watching ? MAIL_POLL_MS : 0 });
  const queued = query.data?.some(({ state }) => state === 'QUEUED') ?? false;
  if (queued !== watching) setWatching(queued);
  const state = useListState({ prefix: 'mails-', sort: '-date', size: 25 });
  const shown = query.data?.find(({ id }) => id === state.get('id'));
  if (query.error && !query.data) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <DataTable
        label={t('Email log')}
        columns={COLUMNS}
        rows={query.data}
        rowKey={(mail) => mail.id}
        state={state}
        density="tight"
        sizes={SIZES}
        onOpen={(mail) => state.set({ id: mail.id, page: state.page })}
        empty={t('No mail has been sent about this article yet.')}
      />
      {shown && <LoggedMail article={article} mail={shown} onClose={() => state.set({ id: '', page: state.page })} />}
    </>
  );
}
