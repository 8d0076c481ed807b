import { CreditDesk, type WrittenReview } from '../../test/support/credit/credit-desk';
import { ROSA_IN_ORCID } from '../../test/support/credit/credit-world';
import { EsdbDouble } from '../../test/support/esdb-double/esdb-double';
import { ok } from '../../test/support/stories/office-story';

describe.each(['Postgres', 'EventStoreDB'])('reviews on the way to ORCID, with the events in %s', (store) => {
  let double: EsdbDouble;
  let desk: CreditDesk;
  const decidedReviews: WrittenReview[] = [];

  beforeAll(async () => {
    double = await EsdbDouble.start();
    const env: Record<string, string> = store === 'Postgres' ? {} : { EVENT_STORE_URL: double.url };
    desk = await CreditDesk.start({ rosa: ROSA_IN_ORCID }, env);
  }, 120_000);
  afterAll(async () => {
    await desk.stop();
    await double.stop();
  });

  it('are not sent without a connection, nor without a consent', async () => {
    for (const which of ['first', 'second', 'third']) decidedReviews.push(await desk.decided('rosa', which));
    await desk.nextMonth();
    expect(desk.orcid.received).toEqual([]);
    await desk.world.connect();
    await desk.nextMonth();
    expect(desk.orcid.received).toEqual([]);
    expect(await desk.deposits()).toEqual([]);
  });

  it('wait for the first day of a month after the consent, and the person sees that', async () => {
    await desk.agree('rosa');
    expect(await desk.ownOf('rosa')).toMatchObject({
      waiting: 3,
      sent: 0,
      nextAt: expect.stringMatching(/-01T00:00:00/),
    });
    await desk.sweep();
    expect(desk.orcid.entries).toEqual([]);
    await desk.nextMonth();
    await desk.sent(3);
    expect(await desk.ownOf('rosa')).toMatchObject({ waiting: 0, sent: 3, nextAt: null });
  });

  it('contain the journal and the year of the review, and nothing of the manuscript', () => {
    const { orcid, xml } = desk.orcid.entries[0] ?? { orcid: '', xml: '' };
    expect(orcid).toBe(ROSA_IN_ORCID);
    expect(xml).toContain('issn:2049-3630');
    expect(xml).toMatch(/<common:year>20\d\d<\/common:year>/);
    expect(xml).not.toMatch(/month|day|subject|title|url/);
    const all = desk.orcid.received.join('\n');
    for (const canary of decidedReviews.flatMap(({ canaries }) => canaries)) expect(all).not.toContain(canary);
    // Proves that the search works: it finds data that is really sent.
    expect(all).toContain(ROSA_IN_ORCID);
  });

  it('are not sent before the decision', async () => {
    for (const which of ['fourth', 'fifth', 'sixth']) decidedReviews.push(await desk.reviewed('rosa', which));
    await desk.nextMonth();
    expect(await desk.deposits()).toHaveLength(3);
    expect(desk.orcid.entries).toHaveLength(3);
  });

  it('wait for more while the authors of few manuscripts could identify the reviewer, but not without limit', async () => {
    await desk.decide(decidedReviews[3]);
    await desk.decide(decidedReviews[4]);
    await desk.nextMonth();
    await desk.nextMonth();
    expect(desk.orcid.entries).toHaveLength(3);
    for (let month = 0; month < 6; month += 1) await desk.nextMonth();
    await desk.sent(5);
  });

  it('are not sent when the decision was taken back meanwhile, and are sent after another one', async () => {
    await desk.decide(decidedReviews[5]);
    for (const which of ['seventh', 'eighth']) await desk.decided('rosa', which);
    await desk.sweep();
    await desk.override(decidedReviews[5], 'BACK_TO_REVIEW');
    await desk.nextMonth();
    await desk.sent(7);
    expect(await desk.ownOf('rosa')).toMatchObject({ waiting: 0, sent: 7 });
  });

  it('are retried with growing pauses, given up, and sent again by a webmaster', async () => {
    for (const which of ['ninth', 'tenth', 'eleventh']) await desk.decided('rosa', which);
    await desk.sweep();
    desk.orcid.behaviour = 'fails';
    await desk.nextMonth();
    const waiting = await desk.tried(1);
    expect(waiting).toMatchObject({ state: 'WAITING', problem: 'STATUS', nextTryAt: expect.any(String) });
    desk.orcid.behaviour = 'locked';
    desk.world.app.clock.advance({ minutes: 11 });
    await desk.sweep();
    expect(await desk.tried(2)).toMatchObject({ state: 'WAITING', problem: 'LOCKED' });
    desk.orcid.behaviour = 'refuses';
    desk.world.app.clock.advance({ minutes: 61 });
    await desk.sweep();
    const dead = await desk.tried(3);
    expect(dead).toMatchObject({ state: 'DEAD', problem: 'REFUSED', nextTryAt: null });
    desk.orcid.behaviour = 'takes';
    const webmaster = desk.world.webmaster;
    for (const { id, state } of await desk.deposits())
      if (state === 'DEAD') await ok(webmaster.post(`/orcid-credit/deposits/${id}/retry`));
    await desk.sent(10);
    expect((await webmaster.post(`/orcid-credit/deposits/${dead.id}/retry`)).status).toBe(404);
  });

  it('are not sent twice when the answer of ORCID was lost', async () => {
    for (const which of ['twelfth', 'thirteenth', 'fourteenth']) await desk.decided('rosa', which);
    await desk.sweep();
    desk.orcid.behaviour = 'takes and breaks off';
    await desk.nextMonth();
    expect(await desk.tried(1)).toMatchObject({ state: 'WAITING', problem: 'CONNECTION' });
    desk.orcid.behaviour = 'takes';
    desk.world.app.clock.advance({ minutes: 11 });
    await desk.sweep();
    await desk.sent(13);
    expect(new Set(desk.orcid.entries.map(({ reviewId }) => reviewId)).size).toBe(13);
  });

  it('stop with the permission: at ORCID, and here', async () => {
    for (const which of ['15th', '16th', '17th']) await desk.decided('rosa', which);
    await desk.sweep();
    desk.orcid.revokeAll(ROSA_IN_ORCID);
    await desk.nextMonth();
    await desk.until('the consent has ended', async () => (await desk.ownOf('rosa')).consent === 'ENDED');
    expect(await desk.ownOf('rosa')).toMatchObject({ waiting: 0, sent: 13 });
    await desk.agree('rosa');
    expect(await desk.ownOf('rosa')).toMatchObject({ consent: 'GIVEN', waiting: 3, sent: 13 });
    await ok((await desk.clientOf('rosa')).post('/reviewing-record/orcid/withdraw'));
    await desk.nextMonth();
    expect(desk.orcid.entries).toHaveLength(13);
    expect(await desk.deposits()).toHaveLength(13);
  });

  it('are shown to a webmaster without the people', async () => {
    const { body } = await ok(desk.world.webmaster.get('/orcid-credit/deposits'));
    const text = JSON.stringify(body);
    const ids = (await desk.deposits()).map((one) => Number(one.id));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    const rosa = (await desk.clientOf('rosa')).userId;
    for (const secret of [
      rosa,
      ROSA_IN_ORCID,
      ...decidedReviews.map(({ id }) => id),
      ...decidedReviews.map(({ number }) => number),
    ])
      expect(text).not.toContain(secret);
  });
});
