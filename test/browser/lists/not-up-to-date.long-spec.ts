/// <reference lib="dom" />
import type { Pool } from 'pg';
import { projectionsFor } from '../../../projections';
import { runCommand } from '../../../projections/runner/commands';
import { articleStream } from '../../../src/article';
import { NOT_UP_TO_DATE_HEADER } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';
import { until } from '../../support/app/http-until';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage } from '../../support/browser/stage';
import { SELDOM } from '../../support/browser/until-shown';
import { anEvent } from '../../support/database/read-models';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(600_000);

describe('a list whose read model has stopped, in the browser', () => {
  const stage = onStage(async (app, arrive) => ({
    story: await OfficeStory.inSelection(app),
    assistant: await arrive('assistant@example.org'),
  }));
  const of = <Service>(token: string | symbol): Service => stage.app.nest.get<Service>(token, { strict: false });

  /** Puts an event that cannot be read into the stream of a new article. */
  async function poison(): Promise<string> {
    const { id } = await OfficeStory.submitted(stage.app);
    const store = of<EventStore>(EVENT_STORE);
    const [last] = await store.readStream(articleStream(id), { direction: 'backward', max: 1 });
    const event = { ...anEvent('FileAdded', {}), id: newId() };
    await store.append(articleStream(id), last?.revision ?? 'NO_STREAM', [event]);
    return event.id;
  }

  async function setAside(eventId: string): Promise<void> {
    const projections = projectionsFor(of<AppConfig>(APP_CONFIG));
    const context = {
      pool: of<Pool>(PG_POOL),
      store: of<EventStore>(EVENT_STORE),
      projections,
      print: () => undefined,
    };
    expect(await runCommand(context, ['quarantine', eventId, '--reason', 'A test'])).toBe(0);
  }

  it('shows a notice with the time, continues, and removes the notice after a repair', async () => {
    const { assistant, story } = stage.world;
    await assistant.goTo('/rrs/manuscript/all');
    await assistant.sees('Length of stay');
    expect(await assistant.text()).not.toContain('not up to date');

    const eventId = await poison();
    const author = await stage.app.as('author');
    const isKnown = async (): Promise<boolean> =>
      (await author.get('/article/my-list')).headers[NOT_UP_TO_DATE_HEADER.toLowerCase()] !== undefined;
    await until('the mark', async () => ((await isKnown()) ? true : null));
    // Other work continues.
    await ok((await stage.app.as('assistant')).post(story.path('assistant/new-note'), { note: 'A change' }));
    await assistant.goTo('/rrs/manuscript/all');
    await assistant.sees('This page is not up to date. Changes since');
    expect(await lookInBothThemes(assistant, 'not-up-to-date')).toEqual([]);
    await assistant.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await assistant.page.setViewport({ width: 390, height: 900 });
    await assistant.picture('not-up-to-date-dark-390');
    await assistant.page.setViewport({ width: 1440, height: 900 });

    await setAside(eventId);
    const noLine = (): boolean => !document.body.textContent.includes('This page is not up to date');
    await assistant.page.waitForFunction(noLine, SELDOM);
    await assistant.sees('Length of stay');
  });
});
