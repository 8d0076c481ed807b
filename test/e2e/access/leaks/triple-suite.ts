import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { authorCanariesIn } from './anonymous-canaries';
import { AnonymousStory } from './anonymous-story';
import { harvest, type Places, type Yield } from './leak-harvest';

export const describeTriple = (): void =>
  describe('the authors of a manuscript under triple-anonymous review', () => {
    let app: TestApp;
    let story: AnonymousStory;

    beforeAll(async () => {
      app = await startTestApp();
      story = await AnonymousStory.told(app, 'TRIPLE_ANONYMOUS');
    });
    afterAll(() => app.stop());

    const places = (): Places => ({
      origin: app.origin,
      articles: [{ id: story.article.id, requests: [...story.requests.values()] }],
      people: story.authorIds,
      now: app.clock.now().toISOString(),
    });
    const leaksIn = (seen: readonly Yield[]): string[] => [
      ...new Set(
        seen.flatMap(({ route, path, status, text }) =>
          authorCanariesIn(text, story.authorIds).map(
            (canary) => `${canary}: ${route} (${path.slice(0, 60)}) ${status}`,
          ),
        ),
      ),
    ];
    const leaksTo = async (client: HttpClient): Promise<string[]> => leaksIn(await harvest(places(), client));

    it('stay unknown to the editor', async () => {
      expect(await leaksTo(await app.as('editor'))).toEqual([]);
    });
  });
