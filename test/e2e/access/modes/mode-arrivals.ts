import type { TestApp } from '../../../support/app/app';
import { ChangeListener } from '../../../support/app/change-listener';
import type { HttpClient } from '../../../support/app/http-client';
import type { Yield } from '../leaks/leak-harvest';

/** Everything that was pushed to people since the last step: mails as they are read, and signals of their open streams. */
export class Arrivals {
  private mailed = 0;
  private readonly streams = new Map<string, ChangeListener>();

  constructor(private readonly app: TestApp) {}

  /** Keeps a stream open for the person who has this address. */
  async listen(address: string, client: HttpClient): Promise<void> {
    this.streams.set(address, await ChangeListener.open(this.app.origin, client));
  }

  async beginStep(): Promise<void> {
    this.mailed = (await this.app.mails()).length;
    for (const stream of this.streams.values()) stream.forget();
  }

  /** Mails and signals of the present step for one address. */
  async to(address: string): Promise<Yield[]> {
    const mails = (await this.app.mails()).slice(this.mailed).filter((mail) => mail.to.includes(address));
    const signals = this.streams.get(address)?.signals ?? [];
    const arrival = (route: string, what: unknown): Yield => {
      const text = JSON.stringify(what);
      return { route, path: address, status: 200, text, content: text };
    };
    const asRead = mails.map(({ kind, to, cc, replyTo, subject, html }) =>
      arrival(`mail ${kind}`, { to, cc, replyTo, subject, html }),
    );
    return [...asRead, arrival('stream', signals)];
  }

  /** Number of mails and signals of the present step for all addresses. */
  async count(): Promise<{ mails: number; signals: number }> {
    const signals = [...this.streams.values()].reduce((sum, stream) => sum + stream.signals.length, 0);
    return { mails: (await this.app.mails()).length - this.mailed, signals };
  }

  close(): void {
    for (const stream of this.streams.values()) stream.close();
  }
}
