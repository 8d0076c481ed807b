import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { formatRelative } from '../../../shared/display/format';
import { Loaded } from '../../../shared/page/loaded';
import { homeApi } from '../home-api';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The newest tickets that wait for an answer of the office. */
export function TicketsCard() {
  const styles = useStyles();
  const query = homeApi.useNewestTicketsQuery();
  return (
    <Card title={t('Tickets')} actions={<Link to="/ticketsReview">{t('All tickets')}</Link>}>
      <Loaded query={query}>
        {({ awaiting }) =>
          awaiting.length === 0 ? (
            <Text>{t('No ticket awaits an answer.')}</Text>
          ) : (
            <ul className={styles.list}>
              {awaiting.map(({ id, name, user, lastUpdate }) => (
                <li key={id}>
                  <Link to={`/tickets/editTicket/${id}`}>{name}</Link>
                  <span className={styles.hint}>
                    {user.firstName} {user.lastName}, {formatRelative(lastUpdate)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
