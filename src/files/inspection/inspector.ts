import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FileFlag } from '../../contracts';
import { FILE_MESSAGES } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { VIRUS_CHECK, type VirusCheck, VirusCheckUnavailable } from '../../platform/virus-check';
import { contentFlags } from './content-flags';

/** Checks a whole upload before it is stored; a refused upload is not stored. */
@Injectable()
export class Inspector {
  private readonly logger = new Logger(Inspector.name);

  constructor(@Inject(VIRUS_CHECK) private readonly viruses: VirusCheck) {}

  /**
   * The flags of the upload.
   * @throws ApiProblem 422 for a virus or an archive bomb, 415 for a damaged document, 503 while the virus scanner does not respond.
   */
  async inspect(path: string, extension: string): Promise<FileFlag[]> {
    const flags = await contentFlags(path, extension);
    const virus = await this.viruses.find(path).catch((failure: unknown) => {
      if (!(failure instanceof VirusCheckUnavailable)) throw failure;
      this.logger.error(failure.message);
      throw new ApiProblem('UNAVAILABLE', FILE_MESSAGES.unchecked);
    });
    if (virus === null) return flags;
    this.logger.warn(`Refused an upload (.${extension}): ${virus}`);
    throw new ApiProblem('RULE_BROKEN', FILE_MESSAGES.virus, { file: FILE_MESSAGES.virus });
  }
}
