import { makeStyles } from '@fluentui/react-components';
import { type ArticleView, type GroupName, t } from '@contracts';
import { AddressTabs } from '../../../../shared/display/tabs';
import { DownloadButton } from '../../../../shared/download/download-button';
import { useUser } from '../../../../shared/state/hooks';
import { MailLogTab } from '../mail-log/mail-log-tab';
import { LogTab } from './log-tab';

const useStyles = makeStyles({
  file: { '@media print': { display: 'none' } },
});

/** What happened to the article, and the mails about it (spec part 2, section 2, 'Log' and 'Email log'). */
export function HistoryTab({ article }: { article: ArticleView }) {
  const tabs = [
    { value: 'log', label: t('Log'), content: <LogTab article={article} /> },
    { value: 'mails', label: t('Email log'), content: <MailLogTab article={article} /> },
  ];
  return <AddressTabs label={t('Parts of the history')} tabs={tabs} action={<AuditFile article={article} />} />;
}

/** The groups that may download the audit file, as on the server. */
const AUDITORS: readonly GroupName[] = ['editor', 'webmaster'];

/** The history with the proof of its integrity, for a reader outside the system. */
function AuditFile({ article: { id, articleId } }: { article: ArticleView }) {
  const styles = useStyles();
  const { group } = useUser();
  if (!AUDITORS.includes(group.group)) return null;
  return (
    <div className={styles.file}>
      <DownloadButton
        label={t('Audit file')}
        busyLabel={t('Making the audit file…')}
        path={`/article/${id}/audit-file`}
        fileName={['audit-', articleId, '.zip'].join('')}
        problem={t('The audit file could not be made.')}
      />
    </div>
  );
}
