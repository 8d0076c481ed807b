import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../../test/support/app/http-people';

/** ADR 134. */
describe('the names of the agreed contract', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('serve a registration: the field of the user, the page of the link, and the call for a new link', async () => {
    const email = 'by-contract@example.net';
    const twice = { email, emailRepeat: email, password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD };
    const person = { firstName: 'Nora', lastName: 'Newcomer', privacyVersion: 1, ...twice };
    const registered = await app.visitor.post('/register', person);
    expect([registered.status, registered.body.addressProven]).toEqual([201, false]);
    const { html } = await app.mailTo(email, 'REGISTRATION');
    expect(html.replaceAll('&#x3D;', '=')).toContain('/rrs/confirm-address?key=');
    const client = await app.visitor.signIn(email, GOOD_PASSWORD);
    expect((await client.post('/user/confirmation')).status).toBe(204);
    const key = await app.keyIn(email, 'REGISTRATION');
    expect((await client.post('/confirm-address', { key })).body).toMatchObject({ addressProven: true });
    expect((await client.post('/user/confirmation')).status).toBe(409);
  });

  it('describe a session', async () => {
    const [session] = (await (await app.signInAs('guest')).get('/user/sessions')).body;
    expect(session).toMatchObject({ id: expect.any(String), device: 'Unknown program', current: true });
  });

  it('start a comparison of the log for editors only', async () => {
    expect((await (await app.as('assistant')).post('/events/verify')).status).toBe(403);
    const started = await (await app.as('editor')).post('/events/verify');
    expect([started.status, started.body]).toEqual([202, expect.objectContaining({ id: expect.any(String) })]);
  });
});
