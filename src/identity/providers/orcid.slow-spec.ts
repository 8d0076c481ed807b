import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { IdentityProvider } from '../../../test/support/sign-in/identity-provider';
import { providerSettings, ProviderSteps, returnAddress } from '../../../test/support/sign-in/provider-steps';
import { newId } from '../../platform/clock';

const IDS = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X', '0000-0001-2345-6789'] as const;

/** ADR 42; lifecycle, section 1 ('Conflict wall') and section 5 (6). */
describe('a sign-in by ORCID', () => {
  let app: TestApp;
  let steps: ProviderSteps;
  let orcid: IdentityProvider;
  beforeAll(async () => {
    orcid = await IdentityProvider.start({ redirectUri: returnAddress('orcid'), isOrcid: true });
    app = await startTestApp({ env: providerSettings(orcid.issuer, 'http://127.0.0.1:9') });
    steps = new ProviderSteps(app);
  });
  afterAll(async () => {
    await app.stop();
    await orcid.stop();
  });

  const be = (sub: string): void => {
    orcid.person = { sub, given_name: 'Josiah', family_name: 'Carberry' };
  };
  const own = async (client: HttpClient) => (await client.get('/user')).body;
  /** An article by another person under review, with an author who has this iD. */
  async function articleBy(typedOrcid: string): Promise<string> {
    const [uploader, editor] = [personOf(await app.as('author')), personOf(await app.as('editor'))];
    const coAuthors = [{ id: newId(), email: 'josiah@elsewhere.test', orcid: typedOrcid }];
    return `/article/${(await CommandedArticle.inSelection(app.nest, { uploader, editor, coAuthors })).id}`;
  }

  it('registers a person with the authenticated iD, and with an address that must be proven by mail', async () => {
    be(IDS[0]);
    expect(await steps.signIn('orcid')).toMatchObject({
      outcome: 'REGISTER',
      suggestion: { firstName: 'Josiah', lastName: 'Carberry', email: '', isEmailProven: false, orcid: IDS[0] },
    });
    const email = 'josiah@psychoceramics.test';
    const client = await steps.register('orcid', email, { orcid: IDS[1] });
    const account = { email, orcid: IDS[0], authenticatedOrcid: IDS[0], unproven: true };
    expect(await own(client)).toMatchObject(account);
    await client.post('/confirm-address', { key: await app.keyIn(email, 'REGISTRATION') });
    expect(await own(await steps.clientBy('orcid'))).toMatchObject({ ...account, unproven: false });
  });

  it('shows a typed iD as typed, and does not let it replace an authenticated one', async () => {
    be(IDS[1]);
    const id = await app.addPerson('typist@example.org', 'author');
    const client = await app.signInAs('typist@example.org');
    const type = (orcidTyped: string) => client.post(`/user/update/${id}`, { orcid: orcidTyped });
    expect((await type(IDS[2])).body).toMatchObject({ orcid: IDS[2], authenticatedOrcid: null });
    expect((await steps.link(client, 'orcid')).status).toBe(200);
    expect(await own(client)).toMatchObject({ orcid: IDS[1], authenticatedOrcid: IDS[1] });
    const refused = await type(IDS[2]);
    expect([refused.status, refused.body.details]).toEqual([422, { orcid: expect.stringContaining('from ORCID') }]);
    const byStaff = await (await app.as('editor')).post(`/user/update/${id}`, { orcid: null });
    expect(byStaff.status).toBe(422);
    expect((await type(IDS[1])).status).toBe(200);
  });

  it('puts an editor who is an author by the authenticated iD behind the conflict wall, also after unlinking, and no one by a typed iD', async () => {
    be(IDS[2]);
    const path = await articleBy(IDS[2]);
    const id = await app.addPerson('orcid-editor@example.org', 'editor');
    const editor = await app.signInAs('orcid-editor@example.org');
    const sees = async () => (await editor.get(path)).status;
    await editor.post(`/user/update/${id}`, { orcid: IDS[2] });
    expect(await sees()).toBe(200);
    expect((await steps.link(editor, 'orcid')).status).toBe(200);
    expect(await sees()).toBe(404);
    expect((await editor.post('/user/sign-ins/orcid/unlink')).status).toBe(204);
    expect(await sees()).toBe(404);
    expect(await own(editor)).toMatchObject({ authenticatedOrcid: IDS[2] });
  });

  it('is for one account only, also after it was unlinked there', async () => {
    be(IDS[3]);
    await app.addPerson('first@example.org', 'author');
    const first = await app.signInAs('first@example.org');
    await steps.link(first, 'orcid');
    const other = await app.signInAs('guest');
    expect((await steps.link(other, 'orcid')).status).toBe(409);
    await first.post('/user/sign-ins/orcid/unlink');
    const refused = await steps.link(other, 'orcid');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('already an account with this ORCID iD'),
    ]);
    const answer = await steps.signIn('orcid');
    expect(answer).toMatchObject({ outcome: 'PASSWORD', email: null });
    const email = 'second@example.org';
    const form = { ticket: steps.ticketOf(answer), firstName: 'J', lastName: 'C', email, emailRepeat: email };
    expect((await app.visitor.post('/sign-in/register', form)).status).toBe(409);
    be('0000-0003-1415-9269');
    const second = await steps.link(first, 'orcid');
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('only that one can be linked')]);
    be(IDS[3]);
    expect((await steps.link(first, 'orcid')).status).toBe(200);
  });
});
