import { Injectable } from '@nestjs/common';
import type { OwnMeasure, OwnMeasures } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ComputedMeasures, type MeasureRow } from '../../computing/computed-measures';
import { ShownMeasures } from '../../computing/shown-measures';

/** The maximum number of displayed rows; all rows are in the CSV file. */
const SHOWN_ROWS = 100;

/** All measures with their newest numbers. */
@Injectable()
export class ListOwnMeasuresReader {
  constructor(
    private readonly computed: ComputedMeasures,
    private readonly shown: ShownMeasures,
  ) {}

  async read(user: RequestUser): Promise<OwnMeasures> {
    const [{ running, computedAt }, walled, authorsHidden] = await Promise.all([
      this.computed.run(),
      this.shown.isWalled(user),
      this.shown.hidesAuthors(user),
    ]);
    const rows = walled || authorsHidden ? [] : await this.computed.all();
    const measures = await Promise.all(rows.map((row) => this.toView(row)));
    return { computedAt: computedAt?.toISOString() ?? null, running, walled, authorsHidden, measures };
  }

  private async toView(row: MeasureRow): Promise<OwnMeasure> {
    return { name: row.name, ...(await this.shown.inWords(row, SHOWN_ROWS)), rows: row.result?.rows.length ?? 0 };
  }
}
