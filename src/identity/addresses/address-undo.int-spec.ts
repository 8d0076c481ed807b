import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';

/** The undoing of one change is tested in address-proof.int-spec.ts. */
describe('the link that undoes a change of address', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const nextEmail = (): string => `moving-${(count += 1)}@example.net`;
  const undo = (key: string) => app.visitor.post('/revert-address', { key });

  /** Changes the address of the account, proves the new address, and returns the key that was mailed to the old one. */
  const change = async (client: HttpClient, from: string, to: string): Promise<string> => {
    const fields = { email: to, emailRepeat: to, currentPassword: app.password };
    expect((await client.post(`/user/update/${client.user.id}`, fields)).status).toBe(200);
    const proof = await client.post('/confirm-address', { key: await app.keyIn(to, 'ADDRESS_CHANGE') });
    expect(proof.body).toMatchObject({ email: to });
    app.clock.advance({ minutes: 1 });
    return app.keyIn(from, 'ADDRESS_CHANGED');
  };

  it('ends the links that undo later changes, so that a thief cannot take the account back', async () => {
    const [own, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await app.addPerson(own, 'author');
    const thief = await app.signInAs(own);
    const keyOfOwner = await change(thief, own, second);
    const keyOfThief = await change(thief, second, third);
    expect((await undo(keyOfOwner)).status).toBe(204);
    const again = await undo(keyOfThief);
    expect([again.status, again.body.message]).toEqual([422, expect.stringContaining('used already')]);
    expect((await app.mails(second)).map(({ kind }) => kind)).not.toContain('SET_PASSWORD');
    expect(await app.mailTo(own, 'SET_PASSWORD')).toBeDefined();
  });

  it('leaves the links that undo earlier changes, so that the owner of the first address can still use theirs', async () => {
    const [own, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await app.addPerson(own, 'author');
    const thief = await app.signInAs(own);
    const keyOfOwner = await change(thief, own, second);
    const keyOfThief = await change(thief, second, third);
    expect((await undo(keyOfThief)).status).toBe(204);
    expect((await undo(keyOfOwner)).status).toBe(204);
    expect((await app.mailTo(own, 'SET_PASSWORD')).html).toContain('Choose a password');
  });
});
