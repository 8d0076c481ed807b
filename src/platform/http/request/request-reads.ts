import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

/** How long, in milliseconds, what a request has read counts as read: one that takes long looks again. */
const GOOD_FOR_MS = 1_000;

/**
 * What one request has read itself, so that guard, handler and command need not read the same thing three times. It never outlives the
 * request: each one reads at least once, and so sees what any process had written before it came.
 */
export class RequestReads {
  private readonly at = new Map<string, number>();

  has(key: string): boolean {
    return performance.now() - (this.at.get(key) ?? -Infinity) < GOOD_FOR_MS;
  }

  add(key: string): void {
    this.at.set(key, performance.now());
  }

  /** It turned out to be old after all. */
  forget(key: string): void {
    this.at.delete(key);
  }
}

const reads = new AsyncLocalStorage<RequestReads>();

/** Runs work as one request. */
export const asOneRequest = <Result>(work: () => Result): Result => reads.run(new RequestReads(), work);

/** Of the request under way; undefined outside of requests, where everything is read anew. */
export const requestReads = (): RequestReads | undefined => reads.getStore();

/** Middleware. Put it behind the body parsers. */
export function trackReads(_request: Request, _response: Response, next: NextFunction): void {
  asOneRequest(next);
}
