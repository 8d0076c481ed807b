import { HttpException, NotFoundException } from '@nestjs/common';
import { DomainError, type DomainErrorKind } from '../../../contracts';
import { EventTooLargeError, WrongExpectedRevisionError } from '../../event-store/port';
import { ApiProblem } from './api-problem';
import { toApiError } from './problem';

const named = (name: string, extra: object = {}): Error => Object.assign(new Error('for people'), { name }, extra);
const ID = 'reference-1';

class Planted extends DomainError {
  constructor(readonly kind: DomainErrorKind) {
    super('for people', { field: 'wrong' });
  }
}

describe('the error form', () => {
  it.each([
    ['NOT_FOUND', 404, 'NOT_FOUND'],
    ['FORBIDDEN', 403, 'FORBIDDEN'],
    ['TRANSITION', 409, 'TRANSITION_REFUSED'],
    ['RULE', 422, 'RULE_BROKEN'],
    ['INVALID', 400, 'VALIDATION_FAILED'],
    ['STALE', 409, 'STALE_VERSION'],
    ['TOO_LARGE', 413, 'TOO_LARGE'],
  ] as const)('answers a refusal of kind %s with %i %s', (kind, statusCode, code) => {
    const details = { field: 'wrong' };
    expect(toApiError(new Planted(kind), ID)).toEqual({ statusCode, code, message: 'for people', details });
  });

  it('answers refusals of the event store without its internal message', () => {
    const lostRace = toApiError(new WrongExpectedRevisionError('article-1', 3, 4), ID);
    expect(lostRace).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    const tooLarge = toApiError(new EventTooLargeError('DraftSaved', 9_000_000), ID);
    expect(tooLarge).toMatchObject({ statusCode: 413, code: 'TOO_LARGE' });
    expect(lostRace.message + tooLarge.message).not.toMatch(/article-1|DraftSaved/);
  });

  it.each(['ENOSPC', 'EDQUOT'])('answers %s with 503 and instructions, without the path', (code) => {
    const full = toApiError(Object.assign(new Error(`${code}: no space left on /secret`), { code }), ID);
    expect(full).toMatchObject({
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/no room left/),
    });
    expect(full.message).not.toContain('secret');
  });

  it('checks the type of an error, not its name', () => {
    expect(toApiError(named('Refusal', { kind: 'RULE' }), ID)).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
  });

  it('passes problems and refusals of the framework on', () => {
    expect(toApiError(new ApiProblem('WRONG_TYPE', 'No.'), ID)).toEqual({
      statusCode: 415,
      code: 'WRONG_TYPE',
      message: 'No.',
    });
    expect(toApiError(new HttpException('gone', 410), ID)).toMatchObject({ statusCode: 410, code: 'BAD_REQUEST' });
    expect(toApiError(new NotFoundException('Cannot GET /api/x'), ID).message).toBe(
      'There is nothing at this address.',
    );
  });

  it('treats data that Postgres cannot read as an error of the caller', () => {
    expect(toApiError(named('error', { code: '22P02' }), ID)).toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['a refused connection', new AggregateError([], 'connect ECONNREFUSED'), { code: 'ECONNREFUSED' }],
    ['a server that shuts down', new Error('terminating connection'), { code: '57P01' }],
    ['a server that starts', new Error('the database system is starting up'), { code: '57P03' }],
    ['a statement that took too long', new Error('canceling statement due to statement timeout'), { code: '57014' }],
    ['a broken connection', new Error('Connection terminated unexpectedly'), {}],
    ['an EventStoreDB out of reach', new Error('14 UNAVAILABLE: No connection'), { code: 14, type: 'unavailable' }],
  ])('answers 503 to %s', (_what, failure, extra) => {
    const answer = toApiError(Object.assign(failure, extra), ID);
    expect(answer).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(answer.message).toMatch(/try again/);
  });

  it('hides the text of internal faults behind a reference', () => {
    for (const fault of [new Error('secret detail'), named('error', { code: '42P01' }), 'secret detail', undefined]) {
      const answer = toApiError(fault, ID);
      expect(answer).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
      expect(answer.message).toContain(ID);
      expect(answer.message).not.toContain('secret');
    }
  });
});
