/// <reference lib="dom" />
import type { Page } from 'puppeteer';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Watched {
  shifts: { value: number; moved: string }[];
}

/** A slow network, so that late parts of the page really arrive late. */
const LINE = { latency: 150, download: 1_500_000, upload: 1_500_000 };

/** From the next page on, records movements that no user action caused, on a slow network. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.emulateNetworkConditions(LINE);
  await page.evaluateOnNewDocument(() => {
    const watched: Watched = { shifts: [] };
    Object.assign(window, { layoutShifts: watched });
    const placeOf = ({ y, height }: DOMRectReadOnly): string => `${Math.round(y)}+${Math.round(height)}`;
    const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]): string =>
      node instanceof Element
        ? `${node.tagName} ${node.textContent.slice(0, 30)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`
        : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          watched.shifts.push({ value: entry.value, moved: entry.sources.map(nameOf).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts on this page, once its requests are answered, and the elements that moved. */
export async function layoutShift(page: Page): Promise<{ value: number; moved: string }> {
  // The stream of changes stays open.
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 });
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Watched }).layoutShifts.shifts);
  const value = shifts.reduce((sum, one) => sum + one.value, 0);
  return {
    value: Math.round(value * 10_000) / 10_000,
    moved: shifts.map((one) => `${one.value.toFixed(4)} ${one.moved}`).join('\n'),
  };
}
