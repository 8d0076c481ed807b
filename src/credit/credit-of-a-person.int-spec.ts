import JSZip from 'jszip';
import { erase, hurryKeys } from '../../test/e2e/privacy/erase';
import { CreditDesk } from '../../test/support/credit/credit-desk';
import { ROSA_IN_ORCID } from '../../test/support/credit/credit-world';
import { ok } from '../../test/support/stories/office-story';
import { AccountHoldings } from '../identity/public';

describe('what is kept of a person about credit at ORCID', () => {
  let desk: CreditDesk;
  beforeAll(async () => {
    desk = await CreditDesk.start({ rosa: ROSA_IN_ORCID });
    await desk.world.connect();
    for (const which of ['first', 'second', 'third']) await desk.decided('rosa', which);
    await desk.agree('rosa');
    await desk.nextMonth();
    await desk.sent(3);
  });
  afterAll(() => desk.stop());

  const rowsOf = async (userId: string): Promise<string[]> => {
    const tables = ['orcid_consents', 'orcid_consent_flows', 'orcid_deposits'];
    const found = await Promise.all(
      tables.map((table) => desk.world.query(`SELECT 1 FROM app.${table} WHERE user_id = $1`, [userId])),
    );
    return tables.flatMap((table, place) => found[place]?.rows.map(() => table) ?? []);
  };

  it('is in their data download, without the token', async () => {
    const rosa = await desk.clientOf('rosa');
    const archive = await ok(rosa.get('/own-data.zip').responseType('blob'));
    const text = (await (await JSZip.loadAsync(archive.body as Buffer)).file('data.json')?.async('string')) ?? '{}';
    const entry = { state: 'SENT', putCode: '100', queuedAt: expect.any(String), lastTryAt: expect.any(String) };
    expect(JSON.parse(text)).toMatchObject({
      orcidConsents: [{ orcid: ROSA_IN_ORCID, givenAt: expect.any(String), endedAt: null }],
      orcidEntries: [entry, { state: 'SENT' }, { state: 'SENT' }],
    });
    const { rows } = await desk.world.query<{ box: string }>('SELECT token_box AS box FROM app.orcid_consents');
    expect(rows[0]?.box.length).toBeGreaterThan(50);
    expect(text).not.toContain(rows[0]?.box);
  });

  it('moves with an account that is merged, and nothing is sent twice', async () => {
    const rosa = await desk.clientOf('rosa');
    const other = await desk.world.reviewer('other@example.net', null);
    const holdings = desk.world.app.nest.get(AccountHoldings, { strict: false });
    expect(await holdings.parts(rosa.userId)).toContainEqual({ text: '1 consent to credit at ORCID', count: 1 });
    const there = { fromId: rosa.userId, toId: other.userId, because: 'MERGED', correlationId: 'merge' } as const;
    await holdings.move(there);
    expect(await rowsOf(rosa.userId)).toEqual([]);
    expect(await desk.world.ownOf(other)).toMatchObject({ consent: 'GIVEN', sent: 3 });
    await holdings.move({ ...there, fromId: other.userId, toId: rosa.userId });
    await desk.nextMonth();
    expect(desk.orcid.entries).toHaveLength(3);
  });

  it('is deleted by an erasure, including what is waiting', async () => {
    hurryKeys(desk.world.app);
    const rosa = await desk.clientOf('rosa');
    await desk.decided('rosa', 'fourth');
    await desk.world.begin(rosa);
    await desk.sweep();
    expect(await rowsOf(rosa.userId)).toHaveLength(6);
    await erase(desk.world.app, { userId: rosa.userId, email: 'rosa@example.net' });
    expect(await rowsOf(rosa.userId)).toEqual([]);
    for (let month = 0; month < 8; month += 1) await desk.nextMonth();
    expect(desk.orcid.entries).toHaveLength(3);
  });
});
