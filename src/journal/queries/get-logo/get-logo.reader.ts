import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';

/** The bytes of the present logo, and of no other file. */
@Injectable()
export class GetLogoReader {
  constructor(
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws ApiProblem 404 for any other hash. */
  async read({ hash }: { hash: string }): Promise<Readable> {
    const { logo } = await this.settings.current();
    if (logo === '' || logo !== hash) throw new ApiProblem('NOT_FOUND', 'There is no such logo.');
    return this.blobs.open(hash);
  }
}
