/// <reference lib="dom" />
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';

jest.setTimeout(1_200_000);

const LIGHT = 'rgb(245, 245, 245)';
const DARK = 'rgb(20, 20, 20)';

/** Screens, 'For everything': nothing flickers while the application loads. */
describe('The page before the application runs', () => {
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** The colour of that page when nothing but the entry script is loaded. */
  const painted = async (system: 'light' | 'dark', chosen: string | null): Promise<string> => {
    const visitor = await Visitor.arrive(browser, app.origin);
    const { page } = visitor;
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: system }]);
    await page.evaluateOnNewDocument((theme) => {
      if (theme !== null) localStorage.setItem('quire-theme', theme);
    }, chosen);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const away =
        /\.js$/u.test(request.url()) && !/\/(?:index|first|rolldown-runtime)-[^/]*\.js$/u.test(request.url());
      void (away ? request.abort() : request.continue());
    });
    await page.goto(`${app.origin}/rrs`, { waitUntil: 'load' });
    const colour = await page.$eval('.first-paint', (element) => getComputedStyle(element).backgroundColor);
    await visitor.leave();
    return colour;
  };

  it.each([
    { system: 'light', chosen: null, colour: LIGHT },
    { system: 'dark', chosen: null, colour: DARK },
    { system: 'dark', chosen: 'system', colour: DARK },
    { system: 'dark', chosen: 'light', colour: LIGHT },
    { system: 'light', chosen: 'dark', colour: DARK },
  ] as const)('follows the choice $chosen on a $system system', async ({ system, chosen, colour }) => {
    expect(await painted(system, chosen)).toBe(colour);
  });
});
