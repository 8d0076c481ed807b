import type { Type } from '@nestjs/common';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps } from '../../../test/support/stories/submission-steps';
import { Articles } from '../../article';
import { BLOBS } from '../../platform/blobs';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS } from '../../platform/jobs';
import { RunLocks } from '../../platform/leadership/run-locks';
import { PDF_RENDERER } from '../../platform/pdf';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS } from '../../platform/settings';
import { OverviewDocuments } from './overview-documents';
import { OverviewPage } from './overview-page';
import { OverviewRuns } from './overview-runs';

describe('an overview that several processes begin at the same time', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  const get = <Part>(token: symbol | Type<Part>): Part => app.nest.get<Part>(token, { strict: false });

  /** As in a process of its own: with its own runs, and its own connection for locks. */
  const aProcess = (): OverviewDocuments =>
    new OverviewDocuments(
      get(Articles),
      get(OverviewPage),
      new OverviewRuns(),
      get(PDF_RENDERER),
      get(BLOBS),
      get(JOBS),
      get(SETTINGS),
      new RunLocks(get(PG_POOL)),
    );

  it('is made once, and all get it', async () => {
    const { id } = await new AuthorSteps(author).start();
    const before = app.renderer.pages.length;
    let go = (): void => undefined;
    app.renderer.held = new Promise((resolve) => (go = resolve));
    const all = [aProcess(), aProcess()].map((one) => one.ensure(id, 'spec'));
    await until('it is printed', async () => (app.renderer.pages.length > before ? true : undefined));
    // A second process that prints too has time to begin.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    go();
    const [one, other] = await Promise.all(all);
    expect(one).toBe(other);
    expect(app.renderer.pages.length - before).toBe(1);
    const events = await get<EventStore>(EVENT_STORE).readStream(`article-${id}`);
    expect(events.filter(({ type }) => type === 'DocumentGenerated')).toHaveLength(1);
  });
});
