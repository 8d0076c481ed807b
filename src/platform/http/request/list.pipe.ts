import { Injectable, type PipeTransform } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { ApiProblem } from '../errors/api-problem';
import { fieldMessages, validationProblem } from './validation.pipe';

const MAX_RECORDS = 1000;
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For the few calls whose body is a list of records: checks each against its DTO. Field paths begin with the index: '0.title'. */
@Injectable()
export class ListPipe<Dto extends object> implements PipeTransform<unknown, Promise<Dto[]>> {
  constructor(private readonly dto: ClassConstructor<Dto>) {}

  /** @throws ApiProblem 400 for anything but a list of at most 1000 such records. */
  async transform(value: unknown): Promise<Dto[]> {
    if (!Array.isArray(value) || value.length > MAX_RECORDS || !value.every(isRecord))
      throw new ApiProblem('BAD_REQUEST', `The request body must be a list of at most ${MAX_RECORDS} records.`);
    const items = value.map((one: object) => plainToInstance(this.dto, one));
    const found = await Promise.all(items.map((one) => validate(one, { whitelist: true, stopAtFirstError: true })));
    const details = Object.assign({}, ...found.map((errors, place) => fieldMessages(errors, `${place}.`))) as Record<
      string,
      string
    >;
    if (Object.keys(details).length > 0) throw validationProblem(details);
    return items;
  }
}
