import type { NextFunction, Request, Response } from 'express';
import { runAt, takeMoment } from '../../clock/moment';

/** Header for a ticket of `offerMoment`. */
export const MOMENT_HEADER = 'x-quire-moment';

/** Backdates a request that has a valid ticket. Without one it changes nothing. Put it after the body parsers. */
export function atOfferedMoment(request: Request, _response: Response, next: NextFunction): void {
  const ticket = request.headers[MOMENT_HEADER];
  const at = typeof ticket === 'string' ? takeMoment(ticket) : null;
  if (at) runAt(at, next);
  else next();
}
