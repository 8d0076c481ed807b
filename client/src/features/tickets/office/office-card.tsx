import { Button, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { Link } from 'react-router-dom';
import { fullName, t, TICKET_TYPE_LABELS, type TicketCard } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';
import { TicketBadge } from '../ticket-badge';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  facts: { overflowWrap: 'anywhere' },
  foot: {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
});

/** One ticket for the office: status, name, id, date, type and a delete button (spec part 2, section 2). */
export function OfficeCard({ ticket, onDelete }: { ticket: TicketCard; onDelete: () => void }) {
  const styles = useStyles();
  return (
    <article className={styles.card} aria-label={ticket.name}>
      <div className={styles.top}>
        <TicketBadge status={ticket.status} />
        <Text className={styles.quiet}>#{ticket.id}</Text>
      </div>
      <h3 className={styles.name}>
        <Link to={`/tickets/editTicket/${ticket.id}`} className={styles.link}>
          {ticket.name}
        </Link>
      </h3>
      <div className={styles.facts}>
        <Text>{TICKET_TYPE_LABELS[ticket.type]}</Text>
        <Text className={styles.quiet}>
          {' '}
          · <bdi>{fullName(ticket.user)}</bdi>
        </Text>
      </div>
      <div className={styles.foot}>
        <Timestamp at={ticket.date} show="date" focusable />
        <Button
          size="small"
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t("Delete the ticket ''{name}''", { name: ticket.name })}
          onClick={onDelete}
        >
          {t('Delete')}
        </Button>
      </div>
    </article>
  );
}
