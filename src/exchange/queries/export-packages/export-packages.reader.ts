import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { MOST_PACKAGES, PACKAGES_MESSAGES, startOfDay } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { PackageBundles } from '../../packed/package-bundles';
import type { ExportPackagesDto } from './export-packages.dto';

const DAY_MS = 86_400_000;

/** Packages of chosen articles, or of those accepted in a period of the journal's days. */
@Injectable()
export class ExportPackagesReader {
  constructor(
    private readonly bundles: PackageBundles,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws ApiProblem 400 without a choice, 404 when nothing was accepted, 422 when there are too many for one archive. */
  async read({ ids, from, until }: ExportPackagesDto, user: RequestUser): Promise<Readable> {
    if (ids !== undefined) return this.bundles.open({ ids, chosen: true, user });
    if (from === undefined || until === undefined || from > until)
      throw validationProblem({ until: PACKAGES_MESSAGES.period });
    const { timeZone } = await this.settings.current();
    const [first, last] = [Date.parse(from) / DAY_MS, Date.parse(until) / DAY_MS];
    const [begin, end] = [startOfDay(first, timeZone), startOfDay(last + 1, timeZone)];
    const found = await this.bundles.acceptedBetween(begin, end, MOST_PACKAGES + 1);
    if (found.length === 0) throw new ApiProblem('NOT_FOUND', PACKAGES_MESSAGES.none);
    if (found.length > MOST_PACKAGES) throw new ApiProblem('RULE_BROKEN', PACKAGES_MESSAGES.many);
    return this.bundles.open({ ids: found, chosen: false, user });
  }
}
