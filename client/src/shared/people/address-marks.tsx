import { Badge, Tooltip } from '@fluentui/react-components';
import { createContext, type ReactNode, useContext } from 'react';
import { type AddressMark, bounceReason, normalEmail, t } from '@contracts';
import { formatDate } from '../display/format';
import { peopleApi } from './people-api';

const Marks = createContext<readonly AddressMark[]>([]);

/** Loads once which of these addresses bounce, for the badges in its children. Only for screens of staff. */
export function MarkedAddresses({ addresses, children }: { addresses: readonly string[]; children: ReactNode }) {
  const { data = [] } = peopleApi.useFindAddressMarksQuery(addresses, { skip: addresses.length === 0 });
  return <Marks.Provider value={data}>{children}</Marks.Provider>;
}

/** Shows next to an address that mails to it bounce, and why. Renders nothing for all other addresses. */
export function AddressMarkBadge({ email }: { email: string }) {
  const mark = useContext(Marks).find(({ address }) => address === normalEmail(email));
  if (!mark) return null;
  const since = t('Emails to this address have been bouncing since {date}', { date: formatDate(mark.since) });
  const reason = bounceReason(mark.status);
  const text = reason === '' ? since : t('{text}: {reason}', { text: since, reason });
  return (
    <Tooltip content={text} relationship="description">
      <Badge appearance="tint" color="danger" tabIndex={0}>
        {t('Bounces')}
      </Badge>
    </Tooltip>
  );
}
