import { CreditDesk } from '../../../test/support/credit/credit-desk';
import { ROSA_IN_ORCID } from '../../../test/support/credit/credit-world';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { ok } from '../../../test/support/stories/office-story';
import type { OwnCreditReview } from '../../contracts';

const PIA_IN_ORCID = '0000-0001-5109-3700';

describe.each(['Postgres', 'EventStoreDB'])('a review that its reviewer leaves out, with the events in %s', (store) => {
  let double: EsdbDouble;
  let desk: CreditDesk;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    const env: Record<string, string> = store === 'Postgres' ? {} : { EVENT_STORE_URL: double.url };
    desk = await CreditDesk.start({ rosa: ROSA_IN_ORCID, pia: PIA_IN_ORCID }, env);
    await desk.world.connect();
    for (const name of ['rosa', 'pia']) await desk.agree(name);
    for (const which of ['first', 'second', 'third', 'fourth']) await desk.decided('rosa', which);
    await desk.sweep();
  }, 120_000);
  afterAll(async () => {
    await desk.stop();
    await double.stop();
  });

  const reviews = async (): Promise<OwnCreditReview[]> => desk.reviewsOf('rosa');
  const of = async (which: string): Promise<OwnCreditReview> => {
    const found = (await reviews()).find(({ title }) => title === `canary-title-${which}`);
    if (!found) throw new Error(`There is no review of ${which}`);
    return found;
  };
  const leaveOut = async (which: string, who = 'rosa') =>
    (await desk.clientOf(who)).post(`/reviewing-record/orcid/reviews/${(await of(which)).id}/remove`);
  const removed = (which: string) =>
    desk.until(`${which} is removed`, async () => (await of(which)).state === 'REMOVED');
  const putOf = async (which: string): Promise<string | null> =>
    (
      await desk.world.query<{ code: string | null }>('SELECT put_code AS code FROM app.orcid_deposits WHERE id = $1', [
        (await of(which)).id,
      ])
    ).rows[0]?.code ?? null;

  it('is shown to them alone, with its manuscript', async () => {
    expect((await reviews()).map(({ title, state, removable }) => [title, state, removable])).toEqual(
      ['fourth', 'third', 'second', 'first'].map((which) => [`canary-title-${which}`, 'WAITING', true]),
    );
    expect(await desk.reviewsOf('pia')).toEqual([]);
    const page = await ok((await desk.clientOf('rosa')).get('/reviewing-record/orcid/reviews', { page: 1, size: 3 }));
    expect(page.body).toMatchObject({ total: 4, items: [{ title: 'canary-title-first' }] });
    expect((await leaveOut('first', 'pia')).status).toBe(404);
    expect(JSON.stringify(await desk.deposits())).not.toContain('canary');
  });

  it('is never sent if it was not sent yet, and ORCID gets nothing of it', async () => {
    await ok(leaveOut('fourth'));
    await ok(leaveOut('fourth'));
    expect(await of('fourth')).toMatchObject({ state: 'REMOVED', removable: false, lastTryAt: null });
    await desk.nextMonth();
    await desk.sent(3);
    expect(desk.orcid.removed).toEqual([]);
    expect((await desk.deposits()).map(({ state }) => state)).toEqual(['REMOVED', 'SENT', 'SENT', 'SENT']);
  });

  it('is deleted at ORCID if it was sent, also when ORCID answers later', async () => {
    const code = await putOf('first');
    desk.orcid.behaviour = 'fails';
    await ok(leaveOut('first'));
    await desk.until('a try', async () => (await of('first')).problem === 'STATUS');
    expect(await of('first')).toMatchObject({ state: 'REMOVING', removable: false });
    desk.orcid.behaviour = 'takes';
    desk.world.app.clock.advance({ minutes: 11 });
    await desk.sweep();
    await removed('first');
    expect(desk.orcid.removed.map(({ putCode }) => String(putCode))).toEqual([code]);
    await desk.sent(2);
    expect(await putOf('first')).toBeNull();
  });

  it('is looked up at ORCID when its number is not known, and may already be deleted there', async () => {
    await desk.world.query('UPDATE app.orcid_deposits SET put_code = NULL WHERE id = $1', [(await of('second')).id]);
    await ok(leaveOut('second'));
    await removed('second');
    expect(desk.orcid.removed).toHaveLength(2);
    desk.orcid.entries.splice(0);
    await ok(leaveOut('third'));
    await removed('third');
    expect(desk.orcid.removed).toHaveLength(2);
  });

  it('is not sent again: not later, not after another consent, not to another place, not by a webmaster', async () => {
    await ok((await desk.clientOf('rosa')).post('/reviewing-record/orcid/withdraw'));
    await desk.agree('rosa');
    await desk.world.query(`UPDATE app.orcid_deposits SET site = 'https://elsewhere.example'`);
    for (let month = 0; month < 8; month += 1) await desk.nextMonth();
    expect(desk.orcid.entries).toEqual([]);
    await desk.world.query('UPDATE app.orcid_deposits SET site = $1', [desk.orcid.url]);
    const all = await desk.deposits();
    expect(all.map(({ state }) => state)).toEqual(['REMOVED', 'REMOVED', 'REMOVED', 'REMOVED']);
    for (const { id } of all)
      expect((await desk.world.webmaster.post(`/orcid-credit/deposits/${id}/retry`)).status).toBe(404);
  });

  it('is shown as still at ORCID when the permission ends before it is deleted', async () => {
    for (const which of ['fifth', 'sixth', 'seventh']) await desk.decided('rosa', which);
    await desk.nextMonth();
    await desk.sent(3);
    desk.orcid.revokeAll(ROSA_IN_ORCID);
    await ok(leaveOut('fifth'));
    await desk.until('it was tried', async () => (await of('fifth')).problem === 'PERMISSION');
    expect(await of('fifth')).toMatchObject({ state: 'NOT_REMOVED', removable: false });
    expect((await leaveOut('fifth')).status).toBe(409);
    expect((await leaveOut('sixth')).status).toBe(409);
    await desk.agree('rosa');
    expect(await of('fifth')).toMatchObject({ state: 'NOT_REMOVED', removable: true });
    await ok(leaveOut('fifth'));
    await removed('fifth');
    await desk.sent(2);
  });

  it('is shown as not removed after the last try, until a person tries again', async () => {
    desk.orcid.behaviour = 'fails';
    await ok(leaveOut('sixth'));
    for (let hours = 0; hours < 24 * 9 && (await of('sixth')).state !== 'NOT_REMOVED'; hours += 24) {
      await desk.sweep();
      desk.world.app.clock.advance({ minutes: 3 * 24 * 60 });
    }
    expect(await of('sixth')).toMatchObject({ state: 'NOT_REMOVED', problem: 'STATUS', removable: true });
    expect(await desk.ownOf('rosa')).toMatchObject({ sent: 2, removing: 0 });
    const given = (await desk.deposits()).find(({ state }) => state === 'NOT_REMOVED');
    expect(given).toMatchObject({ attempts: 7, nextTryAt: null });
    desk.orcid.behaviour = 'takes';
    await ok(desk.world.webmaster.post(`/orcid-credit/deposits/${given?.id}/retry`));
    await removed('sixth');
    await desk.sent(1);
  });

  it('is found on a long record, up to a limit', async () => {
    await desk.world.query('UPDATE app.orcid_deposits SET put_code = NULL WHERE id = $1', [(await of('seventh')).id]);
    desk.orcid.othersKb = 17_000;
    await ok(leaveOut('seventh'));
    await desk.until('it was tried', async () => (await of('seventh')).problem === 'SIZE');
    expect(await of('seventh')).toMatchObject({ state: 'NOT_REMOVED' });
    desk.orcid.othersKb = 4_000;
    await ok(leaveOut('seventh'));
    await removed('seventh');
    desk.orcid.othersKb = 0;
    expect(desk.orcid.entries).toEqual([]);
  });

  it('is deleted at ORCID when the answer was lost, so that no one knows whether it was sent', async () => {
    for (const which of ['eighth', 'ninth', 'tenth']) await desk.decided('rosa', which);
    await desk.sweep();
    desk.orcid.behaviour = 'takes and breaks off';
    await desk.nextMonth();
    await desk.until('the tries', async () =>
      (await reviews()).slice(0, 3).every(({ state, problem }) => state === 'WAITING' && problem === 'CONNECTION'),
    );
    desk.orcid.behaviour = 'takes';
    const before = desk.orcid.entries.length;
    await ok(leaveOut('ninth'));
    await removed('ninth');
    expect(desk.orcid.entries).toHaveLength(before - 1);
    desk.world.app.clock.advance({ minutes: 11 });
    await desk.sweep();
    await desk.sent(before - 1);
  });

  it('leaves nothing in the security log, where a webmaster would read who reviewed', async () => {
    const { text } = await desk.world.webmaster.get('/security-log?size=100');
    expect(text).not.toContain('REMOVED');
  });
});
