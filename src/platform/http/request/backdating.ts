import type { NextFunction, Request, Response } from 'express';
import { redeemTicket, runAt } from '../../clock/moment';

/** Header for a ticket of `backdatingTicket`. */
export const BACKDATING_HEADER = 'x-quire-moment';

/** Backdates a request that has a valid ticket. Without one it changes nothing. Put it after the body parsers. */
export function backdateRequest(request: Request, _response: Response, next: NextFunction): void {
  const ticket = request.headers[BACKDATING_HEADER];
  const at = typeof ticket === 'string' ? redeemTicket(ticket) : null;
  if (at) runAt(at, next);
  else next();
}
