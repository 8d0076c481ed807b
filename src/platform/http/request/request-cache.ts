import type { NextFunction, Request, Response } from 'express';
import { Surrounding } from '../../surrounding';

/** How long, in milliseconds, a read of this request stays valid. A slow request reads again. */
const LIFETIME_MS = 1_000;

/**
 * Cache of the reads of one request, so that guard, handler and command do not read the same data three times. It never outlives the
 * request. So each request reads at least once, and sees what any process wrote before it arrived.
 */
export class RequestCache {
  private readonly at = new Map<string, number>();

  has(key: string): boolean {
    return performance.now() - (this.at.get(key) ?? -Infinity) < LIFETIME_MS;
  }

  add(key: string): void {
    this.at.set(key, performance.now());
  }

  /** Drops a read that proved stale. */
  forget(key: string): void {
    this.at.delete(key);
  }
}

const reads = new Surrounding<RequestCache>();

/** Runs work as one request. */
export const withRequestCache = <Result>(work: () => Result): Result => reads.run(new RequestCache(), work);

/** The cache of the current request; undefined outside requests, where every read is fresh. */
export const requestCache = (): RequestCache | undefined => reads.get();

/** Middleware. Put it after the body parsers. */
export function openRequestCache(_request: Request, _response: Response, next: NextFunction): void {
  withRequestCache(next);
}
