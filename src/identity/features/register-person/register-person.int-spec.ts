import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { MailRequest } from '../../../article';
import type { RegisterRequest } from '../../../contracts';
import { EVENT_STORE, type EventStore, type NewEvent } from '../../../platform/event-store/port';
import { PG_POOL } from '../../../platform/postgres';
import { EventStoreUnavailable } from '../../../platform/store-unavailable/is-store-unavailable';

const person = (change: Partial<RegisterRequest> = {}): RegisterRequest => ({
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.org',
  emailRepeat: 'anna@example.org',
  password: 'four brave otters sail',
  passwordRepeat: 'four brave otters sail',
  ...change,
});

describe('registration', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const register = (body: object) => app.visitor.post('/register', body);

  it('creates an author, who can sign in and gets a welcome mail', async () => {
    const fields = { country: 'Netherlands', orcid: '0000-0002-1825-0097', middleName: '  ', institute: ' AMC ' };
    const answer = await register(person({ ...fields, email: 'Anna@Example.org', emailRepeat: 'anna@example.org' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: 'Anna@Example.org',
      country: 'Netherlands',
      orcid: '0000-0002-1825-0097',
      middleName: null,
      institute: 'AMC',
      group: { id: 2, group: 'author' },
      language: null,
    });
    expect(answer.text).not.toContain('otters');
    await app.visitor.signIn('anna@example.org', 'four brave otters sail');
    expect((await app.mailTo('Anna@Example.org', 'REGISTRATION')).html).toContain('Anna de Vries');
  });

  it('stores the language of the page', async () => {
    const email = 'taal@example.org';
    const answer = await register(person({ email, emailRepeat: email, language: 'nl' }));
    expect([answer.status, answer.body.language]).toEqual([201, 'nl']);
    const { user } = (await app.visitor.post('/authenticate', { email, password: person().password })).body;
    expect(user.language).toBe('nl');
    const refused = await register(
      person({ email: 'x@example.org', emailRepeat: 'x@example.org', language: 'tlh' as 'nl' }),
    );
    expect([refused.status, Object.keys(refused.body.details as object)]).toEqual([400, ['language']]);
  });

  it('mails the link later if the event store is unavailable, or the process ends before the mail is stored', async () => {
    const email = 'later@example.org';
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const real = store.append.bind(store);
    const isTheMail = ({ data }: NewEvent): boolean => (data as Partial<MailRequest>).to?.includes(email) === true;
    const append = jest
      .spyOn(store, 'append')
      .mockImplementation((stream, expected, events) =>
        events.some(isTheMail)
          ? Promise.reject(new EventStoreUnavailable('no answer'))
          : real(stream, expected, events),
      );
    expect((await register(person({ email, emailRepeat: email }))).status).toBe(201);
    expect(append.mock.calls.some(([, , events]) => events.some(isTheMail))).toBe(true);
    append.mockRestore();
    expect(await app.mails(email)).toEqual([]);
    await app.nest.get<Pool>(PG_POOL).query('UPDATE jobs._private_jobs SET run_at = now()');
    await app.mailTo(email, 'REGISTRATION');
    expect(await app.mails(email)).toHaveLength(1);
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const email = 'twice@example.org';
    expect((await register(person({ email, emailRepeat: email }))).status).toBe(201);
    const again = await register(person({ email: 'TWICE@example.org', emailRepeat: 'TWICE@example.org' }));
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'CONFLICT', details: { email: expect.any(String) } });
  });

  it('accepts only one of two simultaneous registrations', async () => {
    const email = 'race@example.org';
    const statuses = await Promise.all(
      [1, 2].map(async () => (await register(person({ email, emailRepeat: email }))).status),
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it.each([
    ['firstName', { firstName: ' ' }, 'Firstname is required'],
    ['lastName', { lastName: undefined }, 'Lastname is required'],
    ['email', { email: '', emailRepeat: '' }, 'Email is required'],
    ['email', { email: 'a@b', emailRepeat: 'a@b' }, 'Email is not valid'],
    ['emailRepeat', { emailRepeat: 'other@example.org' }, 'Emails do not match'],
    ['password', { password: '', passwordRepeat: '' }, 'Password is required'],
    ['password', { password: 'short words', passwordRepeat: 'short words' }, 'Please use at least 12 characters'],
    ['password', { password: 'x'.repeat(129), passwordRepeat: 'x'.repeat(129) }, 'Max 128 characters allowed.'],
    ['passwordRepeat', { passwordRepeat: 'other' }, 'Passwords do not match'],
    ['orcid', { orcid: '0000-0002-1825-0098' }, 'Orcid not valid (xxxx-xxxx-xxxx-xxxx)'],
    ['orcid', { orcid: '0000000218250097' }, 'Orcid not valid (xxxx-xxxx-xxxx-xxxx)'],
    ['country', { country: 'Atlantis' }, 'Please choose a country from the list'],
    ['phoneNumber', { phoneNumber: '+31 1' }, 'Phone number not valid (for example +31 20 566 9111)'],
  ])('reports what is wrong with %s', async (field, change, message) => {
    const answer = await register(person(change));
    expect(answer.status).toBe(400);
    expect(answer.body.details[field]).toBe(message);
  });

  it('always uses the group author, whatever the request contains', async () => {
    const email = 'ambitious@example.org';
    const answer = await register({ ...person({ email, emailRepeat: email }), groupId: 7, group: { id: 7 } });
    expect(answer.body.group).toEqual({ id: 2, group: 'author' });
  });

  it.each([
    [{ ...person(), firstName: { a: 1 } }],
    [{ ...person(), email: ['a@example.org'] }],
    [{ ...person(), password: 12345678, passwordRepeat: 12345678 }],
    [{ ...person(), institute: 'x'.repeat(5000) }],
    [{ ...person(), title: true }],
    [[]],
    [{}],
  ])('answers invalid input in the common error form: %j', async (body) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
  });

  it('offers the countries also without signing in', async () => {
    const answer = await app.visitor.get('/countries');
    expect(answer.body).toHaveLength(249);
    expect(answer.body).toContainEqual({ countryName: 'Netherlands' });
  });
});
