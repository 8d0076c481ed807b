import lighthouse, { type Result } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import type { Page } from 'puppeteer';
import { DEMO_PASSWORD, demoEmail } from '../../../src/demo/demo-people';
import { Visitor } from '../../support/browser/browser';
import type { TestBrowser } from '../../support/browser/open-browser';
import { withSession } from '../../support/browser/with-session';
import type { JournalScreen, ScreenIds } from '../../support/screens/journal-screens';

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** The results of Lighthouse for one screen with a cold cache. */
export interface PageFigure {
  name: string;
  device: Device;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Number of requests of the whole load, and kilobytes sent. */
  requests: number;
  kilobytes: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds in which scripts kept the page from answering, as Lighthouse counts them. */
  blocking: number;
  /** Lighthouse's own measure of the speed of this machine during the run; its simulated phone has a fixed share of that speed. */
  host: number;
}

/** Fluent's own focus dummies fail this audit: they are left out of the count (docs/benchmarks.md). */
const LEFT_OUT = ['aria-hidden-focus'];

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const valueOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? 0;

function figureOf(name: string, device: Device, result: Result): PageFigure {
  const requests = result.audits['network-requests']?.details;
  return {
    name,
    device,
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'best-practices'),
    seo: scoreOf(result, 'seo'),
    requests: requests?.type === 'table' ? requests.items.length : 0,
    kilobytes: Math.round(valueOf(result, 'total-byte-weight') / 1_024),
    shift: valueOf(result, 'cumulative-layout-shift'),
    largestPaint: Math.round(valueOf(result, 'largest-contentful-paint')),
    blocking: Math.round(valueOf(result, 'total-blocking-time')),
    host: result.environment.benchmarkIndex,
  };
}

/**
 * Milliseconds. Lighthouse waits for a quiet network, but the stream of changes stays open: without a limit it waits 45 s on each screen.
 * Every screen here is complete after 3 s.
 */
const LONGEST_LOAD = 15_000;

async function load(page: Page, url: string, device: Device): Promise<Result> {
  // The session is in the browser's storage, which Lighthouse would empty. Its cache is emptied all the same by `clearStorageTypes`.
  const flags = {
    disableStorageReset: true,
    skipAudits: LEFT_OUT,
    maxWaitForLoad: LONGEST_LOAD,
    logLevel: 'error' as const,
  };
  const found = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined, page);
  if (!found) throw new Error(`Lighthouse has no result for ${url}`);
  const failure = found.lhr.runtimeError;
  if (failure) throw new Error(`Lighthouse could not load ${url}: ${failure.message}`);
  return found.lhr;
}

interface Surroundings {
  browser: TestBrowser;
  /** Addresses of the server, and of the proxy in front of it. */
  origin: string;
  proxied: string;
  ids: ScreenIds;
  devices: readonly Device[];
}

/** Loads a screen as its viewer on a desktop and on a phone, each in a private window with nothing in its cache. */
export async function pageFigures(
  screen: JournalScreen,
  { browser, origin, proxied, ids, devices }: Surroundings,
): Promise<PageFigure[]> {
  const path = typeof screen.path === 'string' ? screen.path : screen.path(ids);
  const figures: PageFigure[] = [];
  for (const device of devices) {
    const visitor = await Visitor.arrive(browser, proxied);
    const { page } = visitor;
    // The certificate of the proxy is self-signed.
    await (await page.createCDPSession()).send('Security.setIgnoreCertificateErrors', { ignore: true });
    const entrance = await withSession(page, origin, demoEmail(screen.viewer), DEMO_PASSWORD);
    // The page must be on the origin before Lighthouse loads it, so that the session is in its storage. This file is no part of the app.
    await visitor.goTo('/health/live');
    await entrance.used();
    figures.push(figureOf(screen.name, device, await load(page, `${proxied}/rrs${path}`, device)));
    await visitor.leave();
  }
  return figures;
}
