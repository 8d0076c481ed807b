import { appending } from './appending';
import { concurrency } from './concurrency';
import { reading } from './reading';
import type { OpenSubject, Subject } from './subject';
import { subscribing } from './subscribing';

/** The contract of every event store adapter; `open` is called once. */
export function eventStoreContract(adapter: string, open: OpenSubject): void {
  describe(`the event store over ${adapter}`, () => {
    let opened: Subject | null = null;
    const subject = (): Subject => {
      if (!opened) throw new Error('The event store is not open');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened?.close();
    });
    describe('appending', () => appending(() => subject().store));
    describe('reading', () => reading(() => subject().store));
    describe('subscribing', () => subscribing(subject));
    describe('at the same time', () => concurrency(subject));
  });
}
