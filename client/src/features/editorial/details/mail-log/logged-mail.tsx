import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Text,
  tokens,
} from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons/svg/send';
import { useState } from 'react';
import { type ArticleView, type EmailLogEntry, MAIL_KIND_LABELS, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { MailPreview } from '../../../../shared/dialogs/mail-preview';
import { useReturnFocus } from '../../../../shared/dialogs/use-return-focus';
import { formatDateTime } from '../../../../shared/display/format';
import { useNotify } from '../../../../shared/state/hooks';
import { detailsApi } from '../../api/details-api';
import { MailReturns } from './mail-returns';
import { MailStateBadge } from './mail-state-badge';

const useStyles = makeStyles({
  wide: { width: 'min(880px, 96vw)', maxWidth: '880px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  facts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center' },
});

interface Props {
  article: ArticleView;
  mail: EmailLogEntry;
  onClose: () => void;
}

/** A mail of the log, read-only. A sent or failed mail can be sent again. */
export function LoggedMail({ article, mail, onClose }: Props) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  useReturnFocus(true);
  const mayResend = article.actions.includes('resend-mail') && mail.state !== 'QUEUED';
  return (
    <>
      <Dialog open onOpenChange={(_event, data) => !data.open && !asking && onClose()}>
        <DialogSurface className={styles.wide}>
          <DialogBody>
            <DialogTitle>{mail.subject}</DialogTitle>
            <DialogContent className={styles.content}>
              <MailFacts mail={mail} />
              <MailPreview mail={{ to: mail.mailTo, cc: mail.cc, subject: mail.subject, text: mail.body }} />
            </DialogContent>
            <DialogActions>
              {mayResend && (
                <Button icon={<SendRegular />} onClick={() => setAsking(true)}>
                  {t('Send again')}
                </Button>
              )}
              <Button appearance="primary" onClick={onClose}>
                {t('Close')}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      {asking && <AskResend article={article} mail={mail} onClose={() => setAsking(false)} onSent={onClose} />}
    </>
  );
}

function MailFacts({ mail }: { mail: EmailLogEntry }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.facts}>
        <MailStateBadge mail={mail} />
        <Text>{MAIL_KIND_LABELS[mail.type]}</Text>
        <Text>
          {mail.timeSent
            ? t('Sent on {when}', { when: formatDateTime(mail.timeSent) })
            : t('Requested on {when}', { when: formatDateTime(mail.timeRequested) })}
        </Text>
        {mail.resendOf && <Text>{t('Resent copy of an earlier mail')}</Text>}
        {mail.replyTo && <Text>{t('Reply to {replyTo}', { replyTo: mail.replyTo })}</Text>}
      </div>
      <MailReturns returns={mail.returns} />
      {mail.error && (
        <MessageBar intent={mail.state === 'FAILED' ? 'error' : 'warning'} layout="multiline">
          <MessageBarBody>{mail.error}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

function AskResend({ article, mail, onClose, onSent }: Props & { onSent: () => void }) {
  const [resend, { isLoading }] = detailsApi.useResendMailMutation();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    const answer = await resend({ articleId: article.id, mailId: mail.id });
    if ('error' in answer) return onClose();
    notify.success(t('The mail is being sent again.'));
    onSent();
  };
  return (
    <ConfirmDialog
      open
      title={t('Send this mail again?')}
      text={t('The same text is sent again to {people}. The log keeps both entries.', {
        people: [...mail.mailTo, ...mail.cc].join(', '),
      })}
      confirm={t('Send again')}
      busy={isLoading}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  );
}
