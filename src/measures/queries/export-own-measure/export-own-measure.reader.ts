import { Injectable } from '@nestjs/common';
import { CSV_MARK, csvLine } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { ComputedMeasures } from '../../computing/computed-measures';
import { ShownMeasures } from '../../computing/shown-measures';

/** All rows of one measure as CSV, with names. */
@Injectable()
export class ExportOwnMeasureReader {
  constructor(
    private readonly computed: ComputedMeasures,
    private readonly shown: ShownMeasures,
  ) {}

  /** @throws ApiProblem 404 for a measure without numbers, 403 behind the conflict wall; Refusal FORBIDDEN while authors are hidden from this person. */
  async read(name: string, user: RequestUser): Promise<string> {
    const measure = await this.computed.byName(name);
    if (!measure?.result) throw noSuchMeasure();
    if (await this.shown.isWalled(user))
      throw new ApiProblem('FORBIDDEN', 'You cannot see figures for all manuscripts, because one of them is your own.');
    await this.shown.requireAuthorsKnown(user);
    const { table } = await this.shown.inWords(measure, Infinity);
    if (!table) throw noSuchMeasure();
    return CSV_MARK + [table.columns.map(({ label }) => label), ...table.rows].map(csvLine).join('');
  }
}

const noSuchMeasure = (): ApiProblem => new ApiProblem('NOT_FOUND', 'There is no such measure.');
