import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { lazy, Suspense, useState } from 'react';
import { type ArticleReviewerView, type ArticleView, type AssignmentStatus, t } from '@contracts';
import { IconButton } from '../../../../shared/buttons/icon-button';
import { EndDialog } from './end-dialog';
import { InvitationDialog } from './invitation-dialog';
import { SendBackDialog } from './send-back-dialog';

// The code that parses dates is loaded with the dialog.
const DueDateDialog = lazy(async () => ({ default: (await import('./due-date-dialog')).DueDateDialog }));

type Open = 'mail' | 'remind' | 'remove' | 'cancel' | 'due' | 'sendBack' | null;

const useStyles = makeStyles({
  actions: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, maxWidth: '100%' },
  verb: { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
});

interface Props {
  article: ArticleView;
  request: ArticleReviewerView;
}

/** The actions available for one request (lifecycle, section 3). */
export function RequestActions({ article, request }: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState<Open>(null);
  const name = `${request.reviewer.firstName} ${request.reviewer.lastName}`;
  const about = { articleId: article.id, request, onClose: () => setOpen(null) };
  return (
    <>
      <span className={styles.actions}>
        <MailButton request={request} name={name} onMail={() => setOpen('mail')} onRemind={() => setOpen('remind')} />
        <MoreMenu request={request} name={name} onChoose={setOpen} />
      </span>
      {(open === 'mail' || open === 'remind') && (
        <InvitationDialog article={article} requests={[request]} reminder={open === 'remind'} onClose={about.onClose} />
      )}
      {open === 'due' && (
        <Suspense>
          <DueDateDialog {...about} />
        </Suspense>
      )}
      {open === 'sendBack' && <SendBackDialog {...about} />}
      {(open === 'remove' || open === 'cancel') && <EndDialog {...about} name={name} kind={open} />}
    </>
  );
}

interface MailProps {
  request: ArticleReviewerView;
  name: string;
  onMail(): void;
  onRemind(): void;
}

/** The next mail to this reviewer: a reminder if they are late, otherwise the invitation. */
function MailButton({ request, name, onMail, onRemind }: MailProps) {
  const styles = useStyles();
  const { status } = request;
  if (request.overdueDays !== null) {
    return (
      <Button
        size="small"
        appearance="primary"
        className={styles.verb}
        icon={<MailRegular />}
        aria-label={t('Remind {name}', { name })}
        onClick={onRemind}
      >
        {t('Remind')}
      </Button>
    );
  }
  if (status === 'Mailed') {
    return (
      <Button size="small" className={styles.verb} icon={<MailRegular />} disabled>
        {t('Mail sent')}
      </Button>
    );
  }
  if (status !== 'Selected' && status !== 'Declined' && status !== 'No answer') return null;
  const text = status === 'Selected' ? t('Mail') : t('Ask again');
  return (
    <Button
      size="small"
      appearance="primary"
      className={styles.verb}
      icon={<MailRegular />}
      aria-label={status === 'Selected' ? t('Mail {name}', { name }) : t('Ask {name} again', { name })}
      onClick={onMail}
    >
      {text}
    </Button>
  );
}

const ENTRIES: Record<Exclude<Open, 'mail' | null>, { label: string; in: readonly AssignmentStatus[] }> = {
  remind: { label: t('Remind'), in: ['Mailed', 'Accepted'] },
  due: { label: t('Change due date'), in: ['Mailed', 'Accepted'] },
  cancel: { label: t('Cancel the request'), in: ['Mailed', 'Accepted'] },
  sendBack: { label: t('Send the review back'), in: ['Completed'] },
  remove: { label: t('Remove'), in: ['Selected', 'Mailed', 'Accepted', 'No answer'] },
};

interface MoreProps {
  request: ArticleReviewerView;
  name: string;
  onChoose(open: Open): void;
}

function MoreMenu({ request: { status }, name, onChoose }: MoreProps) {
  const kinds = (['remind', 'due', 'cancel', 'sendBack', 'remove'] as const).filter((kind) =>
    ENTRIES[kind].in.includes(status),
  );
  if (kinds.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          label={t('More actions for {name}', { name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {kinds.map((kind) => (
            <MenuItem key={kind} onClick={() => onChoose(kind)}>
              {ENTRIES[kind].label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
