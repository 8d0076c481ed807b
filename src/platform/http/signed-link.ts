import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/config';

/** Signed, expiring paths that a browser opens without the bearer token (lifecycle, section 4 (10)). */
@Injectable()
export class SignedLinks {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** The path with `expires` (Unix seconds) and `signature` added. `path` has no query string. */
  sign(path: string, expires: Date): string {
    const seconds = Math.floor(expires.getTime() / 1000);
    return `${path}?expires=${seconds}&signature=${this.signature(path, seconds)}`;
  }

  /** True when this server signed exactly this path and `now` is not after its expiry. */
  verify(path: string, expires: string, signature: string, now: Date): boolean {
    if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.signature(path, Number(expires)));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private signature(path: string, seconds: number): string {
    return createHmac('sha256', `signed-link:${this.config.jwtSecret}`)
      .update(`${path}\n${seconds}`)
      .digest('base64url');
  }
}
