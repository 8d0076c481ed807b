import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Where a person signs in from, for the list of their sessions. */
export interface SignInClient {
  /** The browser's own words, at most 300 characters; null when it sends none. */
  userAgent: string | null;
  /** As the limits see it: behind trusted proxies (TRUST_PROXY) the address of the caller. */
  address: string | null;
}

const LONGEST_USER_AGENT = 300;
/** An IPv4 address on a socket of both families. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** What a request says about the browser and the address that it comes from. */
export const signInClientOf = ({ headers, ip }: Pick<Request, 'headers' | 'ip'>): SignInClient => ({
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) || null,
  address: ip?.replace(MAPPED, '') || null,
});

/** The same as a parameter of a controller. */
export const SignInFrom = createParamDecorator((_data: unknown, context: ExecutionContext): SignInClient =>
  signInClientOf(context.switchToHttp().getRequest<Request>()),
);
