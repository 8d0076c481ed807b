import type { Row } from './field-kinds';

/** Fields of the routes about messages that come back for mails. */
export const MAILBOX_FIELDS: Readonly<Record<string, Row>> = {
  ChangeMailboxDto: {
    listed: 'security after signIn',
    plain: 'host account folder tokenUrl clientId scope',
    number: 'port active',
    secret: 'password clientSecret refreshToken',
  },
  ChangeMailHookDto: { number: 'active' },
  ListAddressMarksDto: { number: 'page size' },
  FindAddressMarksDto: { email: 'addresses' },
  ClearAddressMarkDto: { email: 'address' },
  ReadMailboxDto: { number: 'again' },
  ListMailboxRunsDto: { number: 'page size' },
};
