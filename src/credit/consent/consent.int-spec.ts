import type { HttpClient } from '../../../test/support/app/http-client';
import { CreditWorld, ROSA_IN_ORCID } from '../../../test/support/credit/credit-world';
import { ok } from '../../../test/support/stories/office-story';
import { actAs } from '../../../test/support/stories/session-steps';

const OTHER = '0000-0001-5109-3700';

describe('the consent of a reviewer to credit at ORCID', () => {
  let world: CreditWorld;
  let rosa: HttpClient;
  let unknown: HttpClient;
  beforeAll(async () => {
    world = await CreditWorld.start();
    rosa = await world.reviewer('rosa@example.net', ROSA_IN_ORCID);
    unknown = await world.reviewer('una@example.net', null);
  });
  afterAll(() => world.stop());

  const start = (client: HttpClient) => client.post('/reviewing-record/orcid/start');
  const finish = (client: HttpClient, query: string, secret: string) =>
    client.post('/reviewing-record/orcid/finish', { query, secret });
  const token = async (): Promise<string | null> => {
    const sql = 'SELECT token_box FROM app.orcid_consents';
    return (await world.query<{ token_box: string | null }>(sql)).rows[0]?.token_box ?? null;
  };

  it('is not requested while the journal sends nothing', async () => {
    expect(await world.ownOf(rosa)).toEqual({
      ...{ offered: false, orcid: ROSA_IN_ORCID, consent: 'NONE', givenAt: null, waiting: 0, sent: 0, nextAt: null },
      removing: 0,
    });
    expect((await start(rosa)).status).toBe(409);
  });

  it('needs a proven iD', async () => {
    await world.connect();
    const refused = await start(unknown);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('connect your ORCID iD')]);
  });

  it('is requested by ORCID, for peer reviews and nothing else of the record', async () => {
    const { url } = await world.begin(rosa);
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual([world.orcid.url, '/oauth/authorize']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: world.orcid.client.id, response_type: 'code', scope: '/activities/update' },
      redirect_uri: expect.stringMatching(/\/rrs\/orcidCredit$/),
    });
  });

  it('is not accepted from another browser or account, nor twice, nor late', async () => {
    const { url, secret } = await world.begin(rosa);
    const query = world.orcid.agree(url, ROSA_IN_ORCID);
    expect((await finish(rosa, query, 'x'.repeat(43))).status).toBe(422);
    expect((await finish(unknown, query, secret)).status).toBe(422);
    await ok(finish(rosa, query, secret));
    expect((await finish(rosa, query, secret)).status).toBe(422);
    const late = await world.begin(rosa);
    world.app.clock.advance({ minutes: 11 });
    expect((await finish(rosa, world.orcid.agree(late.url, ROSA_IN_ORCID), late.secret)).status).toBe(422);
    await ok(rosa.post('/reviewing-record/orcid/withdraw'));
  });

  it('is not given by cancelling, by a code that ORCID does not know, or as another person', async () => {
    const { url, secret } = await world.begin(rosa);
    const state = new URL(url).searchParams.get('state') ?? '';
    const cancelled = await finish(rosa, `error=access_denied&state=${state}`, secret);
    expect([cancelled.status, cancelled.body.message]).toEqual([422, expect.stringContaining('did not agree')]);
    const again = await world.begin(rosa);
    const guessed = `code=guessed&state=${new URL(again.url).searchParams.get('state')}`;
    expect((await finish(rosa, guessed, again.secret)).status).toBe(422);
    const before = world.orcid.revoked.length;
    const other = await world.agree(rosa, OTHER);
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining(OTHER)]);
    expect(world.orcid.revoked).toHaveLength(before + 1);
    expect(await world.ownOf(rosa)).toMatchObject({ offered: true, consent: 'NONE' });
  });

  it('is kept with a token that only this server can read, and is in the log of the account', async () => {
    await ok(world.agree(rosa, ROSA_IN_ORCID));
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'GIVEN', givenAt: expect.any(String) });
    const box = await token();
    await ok(rosa.post('/reviewing-record/orcid/withdraw'));
    const plain = world.orcid.revoked.at(-1) ?? 'none';
    expect(box).not.toBeNull();
    expect(box).not.toContain(plain);
    expect(await token()).toBeNull();
    const sql = `SELECT action FROM app.security_log WHERE user_id = $1 AND action LIKE 'ORCID%' ORDER BY id DESC LIMIT 2`;
    expect((await world.query(sql, [rosa.userId])).rows).toEqual([
      { action: 'ORCID_CONSENT_WITHDRAWN' },
      { action: 'ORCID_CONSENT_GIVEN' },
    ]);
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'NONE', givenAt: null });
  });

  it('ends when the journal becomes another client of ORCID, and is valid again after a new one', async () => {
    await ok(world.agree(rosa, ROSA_IN_ORCID));
    await world.connect({ city: 'Delft' });
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'GIVEN' });
    await world.connect({ clientId: 'APP-OTHER' });
    expect(await token()).toBeNull();
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'ENDED' });
    await world.connect();
    await ok(world.agree(rosa, ROSA_IN_ORCID));
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'GIVEN' });
  });

  it('is the person’s own: no one who acts for them can see, give or end it', async () => {
    const acting = await actAs(world.app, world.webmaster, rosa.userId);
    const answers = [
      await acting.get('/reviewing-record/orcid'),
      await acting.post('/reviewing-record/orcid/start'),
      await acting.post('/reviewing-record/orcid/finish', { query: 'code=1&state=2', secret: 'x'.repeat(43) }),
      await acting.post('/reviewing-record/orcid/withdraw'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await world.ownOf(rosa)).toMatchObject({ consent: 'GIVEN' });
  });
});
