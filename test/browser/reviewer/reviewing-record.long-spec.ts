import type { ReviewingRecord } from '../../../src/contracts';
import type { TestApp } from '../../support/app/app';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';

const ROSA = 'rosa.record@example.net';
const PATH = '/rrs/reviewingRecord';

jest.setTimeout(600_000);

/** Two manuscripts: the journal has decided about one of them. */
async function buildWorld(app: TestApp): Promise<void> {
  await app.addPerson(ROSA, 'reviewer', { firstName: 'Rosa', lastName: 'Rekord', institute: 'Institute of Records' });
  const decided = await OfficeStory.inSelection(app);
  await decided.reviewed(ROSA);
  await decided.decide('ACCEPTED');
  await (await OfficeStory.inSelection(app)).reviewed(ROSA);
}

describe('The reviewing record, and the people who look at it', () => {
  const stage = onStage(async (app, arrive) => {
    await buildWorld(app);
    await app.addPerson('idle.record@example.net', 'reviewer');
    return {
      reviewer: await arrive(ROSA),
      idle: await arrive('idle.record@example.net'),
      editor: await arrive('editor@example.org'),
      stranger: await arrive(),
    };
  });
  const record = async (): Promise<ReviewingRecord> =>
    (await ok((await stage.app.as(ROSA)).get('/reviewing-record'))).body as ReviewingRecord;
  const check = async (): Promise<string> => `/rrs/certificate/${(await record()).certificates[0]?.code}`;

  it('makes a certificate in one step, from a record without faults of access', async () => {
    const { reviewer } = stage.world;
    const screen: Screen = { name: 'reviewing-record', path: PATH, sees: '1 review does not count yet.' };
    expect(await stage.inspect(reviewer, screen)).toEqual([]);
    await reviewer.press('Make a certificate');
    await reviewer.find('table', 'Your certificates');
    const listed: Screen = { name: 'reviewing-record-certificate', path: PATH, sees: 'Check code' };
    expect(await stage.inspect(reviewer, listed)).toEqual([]);
    expect((await record()).certificates).toMatchObject([{ reviews: 1, withdrawnAt: null }]);
  });

  it('is checked by a stranger, and shows nothing once it is withdrawn', async () => {
    const { reviewer, stranger } = stage.world;
    const path = await check();
    const valid: Screen = { name: 'certificate-valid', path, sees: 'This certificate is valid.' };
    expect(await stage.inspect(stranger, valid)).toEqual([]);
    expect(await stranger.text()).toContain('Rosa Rekord');
    await reviewer.goTo(PATH);
    const year = (await record()).certificates[0]?.toYear;
    await reviewer.press(`Withdraw the certificate for ${year}`);
    await reviewer.press('Withdraw the certificate');
    await reviewer.sees('Withdrawn on');
    const withdrawn: Screen = { name: 'certificate-withdrawn', path, sees: 'was withdrawn' };
    expect(await stage.inspect(stranger, withdrawn)).toEqual([]);
    expect(await stranger.text()).not.toContain('Rosa Rekord');
  });

  it.each<Screen>([
    { name: 'certificate-unknown', path: '/rrs/certificate/none', sees: 'issued no certificate with this code' },
    { name: 'certificate-code', path: '/rrs/certificate', sees: 'Check code' },
  ])('shows a stranger $name', async (screen) => {
    expect(await stage.inspect(stage.world.stranger, screen)).toEqual([]);
  });

  it('is empty for a person who was never invited', async () => {
    const screen: Screen = { name: 'reviewing-record-empty', path: PATH, sees: 'You have not been invited' };
    expect(await stage.inspect(stage.world.idle, screen)).toEqual([]);
  });

  it('names in the list of the office the reviewers who agreed', async () => {
    const { reviewer, editor } = stage.world;
    await reviewer.goTo(PATH);
    await reviewer.press('Name me with my institute', 'radio');
    await reviewer.sees('Your answer is saved.');
    const list: Screen = { name: 'reviewers-of-year', path: '/rrs/reviewersOfYear', sees: 'Rekord, Rosa' };
    expect(await stage.inspect(editor, list)).toEqual([]);
    expect(await editor.text()).toContain('Named with institute');
  });
});
