import type { Pool } from 'pg';
import type { MailRequest } from '../../../src/article';
import type { MailKind } from '../../../src/contracts';
import { EVENT_STORE, type EventStore, type NewEvent } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { EventStoreUnavailable } from '../../../src/platform/store-unavailable/is-store-unavailable';
import type { TestApp } from '../app/app';
import { until } from '../app/http-until';

/** Does the change while no mail can be stored. Then checks that the mail is stored once, later. */
export async function isMailedLater(
  app: TestApp,
  to: string,
  kind: MailKind,
  work: () => Promise<unknown>,
): Promise<void> {
  const mailed = async (): Promise<MailRequest[]> => (await app.mails(to)).filter((mail) => mail.kind === kind);
  const earlier = (await mailed()).length;
  const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
  const real = store.append.bind(store);
  const isMail = ({ type }: NewEvent): boolean => type === 'MailRequested';
  const append = jest
    .spyOn(store, 'append')
    .mockImplementation((stream, expected, events) =>
      events.some(isMail) ? Promise.reject(new EventStoreUnavailable('no answer')) : real(stream, expected, events),
    );
  try {
    await work();
    expect(append.mock.calls.some(([, , events]) => events.some(isMail))).toBe(true);
  } finally {
    append.mockRestore();
  }
  expect(await mailed()).toHaveLength(earlier);
  await app.nest.get<Pool>(PG_POOL, { strict: false }).query('UPDATE jobs._private_jobs SET run_at = now()');
  await until('the mail', async () => (await mailed()).length > earlier || undefined);
  expect(await mailed()).toHaveLength(earlier + 1);
}
