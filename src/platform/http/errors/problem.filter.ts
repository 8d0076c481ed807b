import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ApiError } from '../../../contracts';
import { isCausedByRebuild } from '../../read-models/outdated-reads';
import { problemIn } from '../language/problem-language';
import { requestLanguage } from '../language/request-language';
import { TooManyTries } from '../limits/too-many-tries';
import { correlationId } from '../request/correlation';
import { ApiProblem } from './api-problem';
import { toApiError } from './problem';

const BEING_UPDATED = 'This list is being brought up to date. Please try again in a moment.';

function answerTo(thrown: unknown, id: string, reading: boolean): ApiError {
  const answer = toApiError(thrown, id, reading);
  if (answer.statusCode !== 500 || !isCausedByRebuild(thrown)) return answer;
  return toApiError(new ApiProblem('UNAVAILABLE', BEING_UPDATED), id);
}

/** Global: sends every error in the form of `contracts/errors.ts`. Server errors are logged in full and answered in brief. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const id = correlationId(request, response.headersSent ? undefined : response);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const body = problemIn(requestLanguage(), answerTo(thrown, id, reading), thrown);
    if (body.statusCode >= 500) {
      const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      this.logger.error(`${request.method} ${request.path} failed, reference ${id}: ${stack}`);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (thrown instanceof TooManyTries) response.header('Retry-After', String(thrown.seconds));
    // The route may have set the content type of its normal response.
    response.status(body.statusCode).type('json').json(body);
  }
}
