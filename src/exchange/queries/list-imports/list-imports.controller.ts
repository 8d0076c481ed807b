import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ImportRunView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ImportRuns } from '../../runs/import-runs';

@ApiTags('Exchange')
@Controller()
export class ListImportsController {
  constructor(private readonly runs: ImportRuns) {}

  /** The last fifty runs, newest first, including those of the command line. */
  @Get('imports')
  @Access({ groups: ['webmaster'] })
  list(): Promise<ImportRunView[]> {
    return this.runs.list();
  }
}
