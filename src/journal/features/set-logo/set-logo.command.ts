import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { JournalSettings } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class SetLogo extends Command<JournalSettings> {
  constructor(
    readonly user: RequestUser,
    /** Its multipart body contains the picture. */
    readonly request: Request,
  ) {
    super();
  }
}
