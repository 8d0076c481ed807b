import type { NextFunction, Request, Response } from 'express';
import { ApiProblem } from '../errors/api-problem';

const MAX_DEPTH = 40;
const NUL = String.fromCharCode(0);

/** Postgres can store neither NUL nor half a surrogate pair. */
const isUnreadable = (text: string): boolean => text.includes(NUL) || /\p{Surrogate}/u.test(text);

/** Walks without recursion, since a body of a megabyte can nest deeper than the call stack. @throws ApiProblem 400 */
function assertReadable(value: unknown): void {
  const rest: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (typeof next.value === 'string' && isUnreadable(next.value))
      throw new ApiProblem('BAD_REQUEST', 'The text holds a character that cannot be stored.');
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= MAX_DEPTH) throw new ApiProblem('BAD_REQUEST', 'The request body is nested too deeply.');
    for (const [key, child] of Object.entries(next.value)) {
      rest.push({ value: key, depth: next.depth + 1 }, { value: child, depth: next.depth + 1 });
    }
  }
}

/** Middleware after the body parser: refuses what no handler could store or walk. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  try {
    if (/%00/.test(request.url))
      throw new ApiProblem('BAD_REQUEST', 'The address holds a character that cannot be read.');
    assertReadable(request.body);
    next();
  } catch (problem) {
    next(problem);
  }
}
