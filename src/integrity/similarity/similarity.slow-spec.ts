import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { wordFile } from '../../../test/support/integrity/desk-story';
import { SimilarityDesk } from '../../../test/support/similarity/similarity-desk';
import { ok } from '../../../test/support/stories/office-story';

describe.each(['Postgres', 'EventStoreDB'])('manuscripts at the similarity service, with the events in %s', (store) => {
  let double: EsdbDouble;
  let desk: SimilarityDesk;

  beforeAll(async () => {
    double = await EsdbDouble.start();
    desk = await SimilarityDesk.start(store === 'Postgres' ? {} : { EVENT_STORE_URL: double.url });
  }, 120_000);
  afterAll(async () => {
    expect(desk.service.refused).toEqual([]);
    await desk.stop();
    await double.stop();
  });
  const titles = () => desk.service.submissions.map(({ title }) => title);

  it('are not sent without a service', async () => {
    const { id } = await desk.submitted('canary-zero');
    expect((await desk.send(id)).status).toBe(409);
    await desk.sweep();
    expect(await desk.view(id)).toEqual({ offered: false, sendable: false, reports: [] });
    expect(desk.service.received).toEqual([]);
  });

  it('are sent when the office requests it, once, and get a score that is shown with its time', async () => {
    await ok(desk.change());
    const { id, title } = await desk.submitted('canary-one');
    await desk.sweep();
    expect(titles()).toEqual([]);
    expect(await desk.view(id)).toEqual({ offered: true, sendable: true, reports: [] });
    expect((await desk.send(id)).status).toBe(202);
    expect((await desk.send(id)).status).toBe(409);
    await desk.atRest();
    await desk.next();
    expect(titles()).toEqual([title]);
    desk.service.read(title);
    await desk.next();
    expect((await desk.view(id)).reports).toMatchObject([{ state: 'WAITING', percent: null, openable: false }]);
    desk.service.report(title, 34.4);
    await desk.next();
    const { id: submissionId } = desk.service.titled(title);
    const ready = { state: 'DONE', percent: 34, madeAt: '2026-01-05T10:00:00.000Z', submissionId, openable: true };
    expect(await desk.view(id)).toMatchObject({ sendable: false, reports: [{ revision: 0, ...ready }] });
    const link = await ok((await desk.app.as('assistant')).post(`/article/${id}/similarity/open`, { revision: 0 }));
    expect(link.body).toEqual({ url: expect.stringContaining(`https://viewer.example.org/${submissionId}?for=`) });
    expect((await (await desk.app.as('editor')).post(`/article/${id}/similarity/open`, { revision: 1 })).status).toBe(
      409,
    );
  });

  it('have a neutral name, and no data of a person except those in the text', async () => {
    const { received } = desk.service;
    const all = received.join('\n');
    const author = await desk.app.as('author');
    for (const canary of ['canary-one-title', 'canary-one-file', author.userId, 'author@example.org'])
      expect(all).not.toContain(canary);
    expect(desk.service.submissions[0]).toMatchObject({ filename: 'manuscript.docx' });
    // Proves that the search works: it finds data that is really sent.
    expect(all).toContain('manuscript.docx');
    expect(desk.service.submissions[0]?.original?.subarray(0, 2).toString()).toBe('PK');
  });

  it('are sent automatically if a webmaster has set that, and the service notifies us when they are ready', async () => {
    await ok(desk.change({ automatic: true }));
    const { id, title } = await desk.submitted('canary-two');
    await desk.next();
    await desk.next();
    expect(titles()).toContain(title);
    desk.service.read(title);
    const { id: submissionId } = desk.service.titled(title);
    const { origin } = desk.app;
    expect(await desk.service.notify(origin, { id: submissionId })).toBe(200);
    await desk.atRest();
    desk.service.report(title, 7);
    expect(await desk.service.notify(origin, { submission_id: submissionId, overall_match_percentage: 99 })).toBe(200);
    await desk.atRest();
    expect((await desk.view(id)).reports).toMatchObject([{ state: 'DONE', percent: 7 }]);
    expect(await desk.service.notify(origin, { submission_id: submissionId }, 'another key')).toBe(403);
    await ok(desk.change({ automatic: false }));
  });

  it('are not duplicated when the answer to a step is lost', async () => {
    const { id, title } = await desk.submitted('canary-three');
    const lost = async (loses: RegExp, minutes: number) => {
      Object.assign(desk.service, { loses });
      await desk.next(minutes);
      expect((await desk.runs())[0]).toMatchObject({ state: 'WAITING', problem: 'CONNECTION' });
    };
    desk.service.loses = /^POST .*submissions$/;
    await desk.send(id);
    await desk.atRest();
    await lost(/original/, 3);
    desk.service.loses = null;
    await desk.next(11);
    // The submission whose answer was lost has an id that no one knows; it contains no manuscript.
    const places = desk.service.submissions.filter((one) => one.title === title);
    expect(places.map(({ original }) => original !== null).sort()).toEqual([false, true]);
    const [taken] = places.filter(({ original }) => original !== null);
    Object.assign(taken ?? {}, { status: 'COMPLETE' });
    await lost(/^PUT .*similarity/, 3);
    desk.service.loses = null;
    Object.assign(taken?.report ?? {}, { percent: 0 });
    await desk.next(24 * 60);
    expect((await desk.view(id)).reports).toMatchObject([{ state: 'DONE', percent: 0 }]);
  });

  it('are sent again once the authors have replaced them in a correction, and the old copy is deleted', async () => {
    const { id, title } = await desk.submitted('canary-six');
    expect((await desk.send(id)).status).toBe(202);
    await desk.atRest();
    await desk.next();
    desk.service.read(title);
    await desk.next();
    desk.service.report(title, 40);
    await desk.next();
    const { id: old } = desk.service.titled(title);
    expect(await desk.view(id)).toMatchObject({ sendable: false, reports: [{ percent: 40, outdated: false }] });
    desk.app.clock.advance({ minutes: 1 });
    await desk.desk.replaceManuscript(id, { name: 'new.docx', bytes: await wordFile('canary-six, corrected') });
    expect(await desk.view(id)).toMatchObject({ sendable: true, reports: [{ percent: 40, outdated: true }] });
    expect((await desk.send(id)).status).toBe(202);
    expect((await desk.send(id)).status).toBe(409);
    await desk.atRest();
    await desk.next();
    expect(desk.service.removed).toContain(old);
    expect(desk.service.titled(title).id).not.toBe(old);
    const { sendable, reports } = await desk.view(id);
    expect([sendable, reports.length]).toEqual([false, 1]);
    expect(reports[0]).toMatchObject({ state: 'WAITING', percent: null, outdated: false });
  });

  it('are retried with growing pauses, given up, and sent again', async () => {
    const { id, title } = await desk.submitted('canary-four');
    desk.service.behaviour = 'fails';
    await desk.send(id);
    await desk.atRest();
    const [first] = await desk.runs();
    expect(first).toMatchObject({ state: 'WAITING', attempts: 1, problem: 'STATUS', nextTryAt: expect.any(String) });
    desk.service.behaviour = 'cannot read';
    await desk.next();
    await desk.next();
    const [dead] = await desk.runs();
    expect(dead).toMatchObject({ state: 'DEAD', attempts: 2, problem: 'DOCUMENT', nextTryAt: null });
    expect(await desk.view(id)).toMatchObject({ sendable: true, reports: [{ state: 'DEAD', problem: 'DOCUMENT' }] });
    desk.service.titled(title).status = 'COMPLETE';
    desk.service.behaviour = 'answers';
    await ok(desk.webmaster.post(`/similarity-service/runs/${dead?.id}/retry`));
    await desk.atRest();
    desk.service.report(title, 12);
    await desk.next();
    expect((await desk.view(id)).reports).toMatchObject([{ state: 'DONE', percent: 12 }]);
    expect((await desk.webmaster.post(`/similarity-service/runs/${dead?.id}/retry`)).status).toBe(404);
  });

  it('are given up when the service works for days', async () => {
    const { id } = await desk.submitted('canary-five');
    await desk.send(id);
    await desk.atRest();
    for (let day = 0; day < 3; day += 1) await desk.next(24 * 60);
    expect((await desk.view(id)).reports).toMatchObject([{ state: 'DEAD', problem: 'SLOW' }]);
  });
});
