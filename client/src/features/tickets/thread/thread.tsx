import { Avatar, Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { fullName, OFFICE_PERSON, t, type TicketResponse, type TicketView } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useUser } from '../../../shared/state/hooks';
import { FileLinks } from '../files/file-links';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
  },
  message: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media print': { boxShadow: 'none', paddingInline: 0, breakInside: 'avoid' },
    // Takes the focus once, right after sending, so that it is announced.
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Message = Pick<TicketResponse, 'user' | 'isStaff' | 'content' | 'files' | 'date' | 'actor'>;

interface Props {
  ticket: TicketView;
  /** Number of answers sent from here; a new one takes the focus once it appears. */
  sent: number;
}

/** The ticket's text and all answers, oldest first. */
export function Thread({ ticket, sent }: Props) {
  const styles = useStyles();
  const messages: Message[] = [{ ...ticket, isStaff: false }, ...ticket.ticketResponses];
  const last = useFocusOnSent(messages.length, sent);
  return (
    <ol className={styles.list} aria-label={t('Messages')}>
      {messages.map((message, index) => (
        <li key={index} ref={index === messages.length - 1 ? last : undefined} tabIndex={-1} className={styles.message}>
          <MessageHead message={message} />
          <RichText html={message.content} />
          <FileLinks files={message.files} />
        </li>
      ))}
    </ol>
  );
}

function MessageHead({ message: { user, date, isStaff, actor } }: { message: Message }) {
  const styles = useStyles();
  const mine = useUser().id === user.id;
  return (
    <div className={styles.head}>
      <Avatar aria-hidden size={28} name={fullName(user)} />
      <Text weight="semibold">
        <bdi>{mine ? t('{name} (you)', { name: fullName(user) }) : fullName(user)}</bdi>
      </Text>
      {isStaff && user.id !== OFFICE_PERSON.id && <Badge appearance="outline">{t('Editorial office')}</Badge>}
      {actor && (
        <Text className={styles.quiet}>
          {t('written by {name}, signed in as this person', { name: fullName(actor) })}
        </Text>
      )}
      <Text className={styles.quiet}>
        <Timestamp at={date} focusable />
      </Text>
    </div>
  );
}

function useFocusOnSent(count: number, sent: number) {
  const last = useRef<HTMLLIElement>(null);
  const before = useRef({ count, sent });
  useEffect(() => {
    if (count <= before.current.count) return;
    if (sent > before.current.sent) last.current?.focus();
    before.current = { count, sent };
  }, [count, sent]);
  return last;
}
