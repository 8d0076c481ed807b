import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { SecondStepTickets } from '../factors/second-step-tickets';
import { hashPassword } from '../users/passwords';
import { UserStore } from '../users/user.store';
import { SignIn } from './sign-in';

/** A sign-in needs some time to check a password. In the meantime the person may replace it, which ends all sessions opened with it. */
describe('a sign-in by a password that is replaced while it is checked', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const part = <Part>(type: new (...args: never[]) => Part): Part => app.nest.get(type, { strict: false });
  const from = { userAgent: 'A browser', address: '192.0.2.1' };

  async function replaced(email: string) {
    await app.addPerson(email, 'author');
    const account = await part(UserStore).findByEmail(email);
    if (!account) throw new Error(`There is no account of ${email}`);
    const after = await part(UserStore).update(account.id, { passwordHash: await hashPassword(GOOD_PASSWORD) });
    return { before: account, after };
  }

  it('opens no session', async () => {
    const { before, after } = await replaced('first@example.net');
    await expect(part(SignIn).complete(before, from)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await part(SignIn).complete(after, from)).token).toEqual(expect.any(String));
  });

  it('opens no second step', async () => {
    const { before, after } = await replaced('second@example.net');
    await expect(part(SecondStepTickets).issue(before)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await part(SecondStepTickets).issue(after)).ticket).toEqual(expect.any(String));
  });
});
