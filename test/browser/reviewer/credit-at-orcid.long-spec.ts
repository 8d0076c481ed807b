import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { CreditDesk } from '../../support/credit/credit-desk';
import { CreditWorld, ROSA_IN_ORCID } from '../../support/credit/credit-world';
import { ok } from '../../support/stories/office-story';

const RECORD = '/rrs/reviewingRecord';
const CREDIT = '/rrs/creditAtOrcid';

jest.setTimeout(600_000);

/** The stand-in for ORCID runs on this machine; the browser goes to it and comes back. */
describe('Credit at ORCID', () => {
  let desk: CreditDesk;
  const stage = onStage(async (app, arrive) => {
    desk = await CreditDesk.on(await CreditWorld.on(app), { rosa: ROSA_IN_ORCID });
    desk.orcid.visitor = { orcid: ROSA_IN_ORCID, journal: app.origin };
    return { rosa: await arrive('rosa@example.net'), webmaster: await arrive('webmaster@example.org') };
  });
  afterAll(() => desk.orcid.stop());
  const faults = (who: 'rosa' | 'webmaster', screen: Screen) => stage.inspect(stage.world[who], screen);

  it('is off and empty at first', async () => {
    expect(await faults('webmaster', { name: 'credit-off', path: CREDIT, sees: 'No reviews are waiting' })).toEqual([]);
    const dialog: Screen = { name: 'credit-settings', path: CREDIT, sees: 'Group of the reviews' };
    expect(await faults('webmaster', { ...dialog, then: (visitor) => visitor.press('Set up') })).toEqual([]);
  });

  it('works for a webmaster who tests it', async () => {
    await desk.world.connect();
    const { webmaster } = stage.world;
    await webmaster.goTo(CREDIT);
    await webmaster.press('Test this connection');
    await webmaster.sees('It works');
  });

  it('takes a reviewer to ORCID and back, and shows what waits and went', async () => {
    for (const which of ['first', 'second', 'third']) await desk.decided('rosa', which);
    expect(await faults('rosa', { name: 'credit-asked', path: RECORD, sees: 'Send my reviews to ORCID' })).toEqual([]);
    await stage.world.rosa.press('Send my reviews to ORCID');
    await stage.world.rosa.sees('Your reviews go to ORCID from now on.');
    expect(await desk.ownOf('rosa')).toMatchObject({ consent: 'GIVEN', waiting: 3 });
    expect(await faults('rosa', { name: 'credit-given', path: RECORD, sees: '3 are waiting until' })).toEqual([]);
    await desk.nextMonth();
    await desk.sent(3);
    expect(await faults('rosa', { name: 'credit-sent', path: RECORD, sees: '3 sent.' })).toEqual([]);
    const [{ number } = { number: null }] = await desk.reviewsOf('rosa');
    const asked: Screen = { name: 'credit-leave-out', path: RECORD, sees: 'It is deleted from your ORCID record' };
    const then = (visitor: Visitor) => visitor.press(`Leave out ${number} canary-title-third`);
    expect(await faults('rosa', { ...asked, then })).toEqual([]);
  });

  it('lists the entries that were given up, with a button to send them again', async () => {
    for (const which of ['fourth', 'fifth', 'sixth']) await desk.decided('rosa', which);
    await desk.sweep();
    desk.orcid.behaviour = 'refuses';
    await desk.nextMonth();
    await desk.tried(1);
    expect(await faults('webmaster', { name: 'credit-list', path: CREDIT, sees: 'ORCID refuses this' })).toEqual([]);
  });

  it('shows a reviewer all entries on pages, and which of them could not be removed', async () => {
    for (const which of ['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'])
      await desk.decided('rosa', which);
    await desk.sweep();
    const third = (await desk.reviewsOf('rosa')).find(({ title }) => title === 'canary-title-third');
    await ok((await desk.clientOf('rosa')).post(`/reviewing-record/orcid/reviews/${third?.id}/remove`));
    await desk.until('it was refused', async () => (await desk.deposits()).some((one) => one.state === 'NOT_REMOVED'));
    const first: Screen = { name: 'credit-pages', path: RECORD, sees: 'Could not be removed' };
    expect(await faults('rosa', first)).toEqual([]);
    const second: Screen = { name: 'credit-second-page', path: RECORD, sees: 'canary-title-first' };
    expect(await faults('rosa', { ...second, then: (visitor) => visitor.press('Next page') })).toEqual([]);
    const list: Screen = { name: 'credit-not-removed', path: CREDIT, sees: 'Could not be removed' };
    expect(await faults('webmaster', list)).toEqual([]);
  });

  it('reports that the way to ORCID was begun elsewhere, or that a permission has ended', async () => {
    const elsewhere: Screen = {
      name: 'credit-elsewhere',
      path: '/rrs/orcidCredit?code=1&state=2',
      sees: 'start again',
    };
    expect(await faults('rosa', elsewhere)).toEqual([]);
    await desk.world.connect({ clientId: 'APP-OTHER' });
    expect(await faults('rosa', { name: 'credit-ended', path: RECORD, sees: 'Agree again' })).toEqual([]);
  });
});
