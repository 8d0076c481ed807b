import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { ApiProblem } from '../errors/api-problem';
import { rememberRules } from './remembered-rules';

/** Field paths and their first message; 'authors.0.email' for nested ones. */
export function fieldMessages(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const details: Record<string, string> = {};
  for (const { property, constraints, children } of errors) {
    const path = prefix + property;
    const message = Object.values(constraints ?? {})[0];
    if (message !== undefined) details[path] = message;
    Object.assign(details, fieldMessages(children ?? [], `${path}.`));
  }
  return details;
}

/** The 400 response for invalid fields: all of them in `details`, the text of the first as the message. */
export function validationProblem(details: Record<string, string>): ApiProblem {
  const message = Object.values(details)[0] ?? 'The request is not valid.';
  return new ApiProblem('VALIDATION_FAILED', message, details);
}

/** Global: checks and converts DTOs; unknown fields are dropped, since clients send whole records back. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    rememberRules();
    super({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors: ValidationError[]) => validationProblem(fieldMessages(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // class-validator accepts a list where a single record belongs.
    if (Array.isArray(value) && metadata.type === 'body' && metadata.metatype !== Array)
      throw new ApiProblem('BAD_REQUEST', 'The request body must be one record, not a list.');
    return super.transform(value, metadata);
  }
}
