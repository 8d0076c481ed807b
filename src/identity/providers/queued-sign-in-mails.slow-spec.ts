import { ProviderWorld } from '../../../test/support/sign-in/provider-world';
import { isMailedLater } from '../../../test/support/stories/mailed-later';

describe('the mail about a sign-in by a provider, while the event store is unavailable', () => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await ProviderWorld.start();
  });
  afterAll(() => world.stop());

  const newest = async (to: string): Promise<string | undefined> => (await world.app.mails(to)).at(-1)?.subject;

  it('reports a link, its first use and its end later', async () => {
    const { app, steps } = world;
    const holder = `holder-of-${world.nextPerson()}`;
    await app.addPerson(holder, 'author');
    const client = await app.signInAs(holder);
    await isMailedLater(app, holder, 'SIGN_IN_CHANGED', async () => {
      expect((await steps.link(client, 'oidc')).body).toMatchObject({ outcome: 'LINKED' });
    });
    expect(await newest(holder)).toContain('is linked');
    await isMailedLater(app, holder, 'SIGN_IN_CHANGED', async () => {
      expect((await steps.clientBy('oidc')).userId).toBe(client.userId);
    });
    expect(await world.actionsOf(client.userId)).toContain('SIGN_IN_FIRST_USED');
    await isMailedLater(app, holder, 'SIGN_IN_CHANGED', async () => {
      expect((await client.post('/user/sign-ins/oidc/unlink')).status).toBe(204);
    });
    expect(await newest(holder)).toContain('no longer linked');
  });

  it('reports a new account later', async () => {
    const email = world.nextPerson();
    await isMailedLater(world.app, email, 'SIGN_IN_CHANGED', () => world.steps.register('oidc', email));
  });

  it('asks later for the proof of another address', async () => {
    const email = `typed-${world.nextPerson()}`;
    await isMailedLater(world.app, email, 'REGISTRATION', () => world.steps.register('oidc', email));
  });
});
