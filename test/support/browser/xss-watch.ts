/// <reference lib="dom" />
import type { Page } from 'puppeteer';

interface Watched {
  /** Code that was executed in the page. */
  ran: string[];
}
type Hooked = typeof globalThis & { quireWatch?: Watched };

/** Detects texts that are executed in a page: dialogs, scripts blocked by the page's policy, and requests to a foreign address. */
export class XssWatch {
  private readonly seen: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Call it before the first address is opened. `bypassed`: without the content security policy, so that only the client protects. */
  static async on(page: Page, { bypassed }: { bypassed: boolean }): Promise<XssWatch> {
    const watch = new XssWatch(page);
    await page.setBypassCSP(bypassed);
    await page.evaluateOnNewDocument(hook);
    page.on('dialog', (dialog) => {
      // The client's own question before leaving unsaved text.
      if (dialog.type() === 'beforeunload') return void dialog.accept().catch(() => undefined);
      watch.seen.push(`dialog ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('popup', (popup) => watch.seen.push(`popup ${popup?.url()}`));
    page.on('request', (request) => {
      if (/canary\.example|passwd/.test(request.url())) watch.seen.push(`request ${request.url()}`);
    });
    return watch;
  }

  /** Everything executed since the last call, and what could still be executed on the current page. */
  async findings(): Promise<string[]> {
    // Two frames and one event loop turn, after which pictures have failed and handlers have run.
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    return [...this.seen.splice(0), ...(await this.page.evaluate(takeFindings))];
  }
}

/** Runs in the page before any of its scripts. */
function hook(): void {
  const watched: Watched = { ran: [] };
  (globalThis as Hooked).quireWatch = watched;
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.defineProperty(globalThis, name, {
      value: (text?: unknown) => void watched.ran.push(`${name}(${String(text)})`),
    });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.ran.push(`stopped by the policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Runs in the page. */
function takeFindings(): string[] {
  const live = [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    if (name === 'script') {
      const { src, type, id, parentElement } = element as HTMLScriptElement;
      // The server writes these elements into the page (journal-page.ts). They contain data, which no browser runs.
      const isData =
        /^(public-settings|screen-files|first-calls)$/.test(id) &&
        type === 'application/json' &&
        parentElement === document.head;
      return isData || /^https?:\/\/127\.0\.0\.1/.test(src) ? [] : ['<script>'];
    }
    if (['iframe', 'object', 'embed', 'base', 'frame', 'marquee'].includes(name)) return [`<${name}>`];
    return [...element.attributes].flatMap(({ name: attribute, value }) =>
      /^on/i.test(attribute) || /^\s*(javascript|vbscript|data:text)/i.test(value) || /url\(.*canary/.test(value)
        ? [`<${name} ${attribute}="${value.slice(0, 60)}">`]
        : [],
    );
  });
  return [...((globalThis as Hooked).quireWatch?.ran.splice(0) ?? []), ...live];
}
