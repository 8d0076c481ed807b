import { wordFile } from '../../../test/support/integrity/desk-story';
import { SimilarityDesk } from '../../../test/support/similarity/similarity-desk';
import { ok } from '../../../test/support/stories/office-story';

describe('A manuscript that is replaced while the similarity service is away', () => {
  let desk: SimilarityDesk;
  beforeAll(async () => {
    desk = await SimilarityDesk.start();
    await ok(desk.change());
  }, 120_000);
  afterAll(() => desk.stop());

  it('is sent as it is now, so that its report is about the present manuscript', async () => {
    const { id, title } = await desk.submitted('canary-seven');
    desk.service.behaviour = 'fails';
    expect((await desk.send(id)).status).toBe(202);
    await desk.atRest();
    desk.app.clock.advance({ minutes: 1 });
    await desk.desk.replaceManuscript(id, { name: 'new.docx', bytes: await wordFile('canary-seven, corrected') });
    desk.service.behaviour = 'answers';
    await desk.next(11);
    await desk.next();
    desk.service.read(title);
    await desk.next();
    desk.service.report(title, 8);
    await desk.next();
    const current = { sendable: false, reports: [{ state: 'DONE', percent: 8, outdated: false }] };
    expect(await desk.view(id)).toMatchObject(current);
    expect((await desk.send(id)).status).toBe(409);
    desk.app.clock.advance({ minutes: 1 });
    await desk.desk.replaceManuscript(id, { name: 'newer.docx', bytes: await wordFile('canary-seven, again') });
    expect(await desk.view(id)).toMatchObject({ sendable: true, reports: [{ percent: 8, outdated: true }] });
  });
});
