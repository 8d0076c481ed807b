import type { Page } from 'puppeteer';
import { HttpClient } from '../app/http-client';

/** A session that the next page finds in the browser's storage. */
export interface Entrance {
  /** To be called when that page is open, so that a later sign-out is not undone. */
  used(): Promise<void>;
}

/** Signs in by the API. The form and the first page would take a second of CPU time. */
export async function withSession(page: Page, origin: string, email: string, password: string): Promise<Entrance> {
  const { session } = await new HttpClient(origin).signIn(email, password);
  const { identifier } = await page.evaluateOnNewDocument(
    (text) => localStorage.setItem('quire-session', text),
    JSON.stringify(session),
  );
  return { used: () => page.removeScriptToEvaluateOnNewDocument(identifier) };
}
