import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { Designation } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export interface UploadAnswer {
  /** The name by which `add-file` refers to the upload. */
  fileName: string;
}

export class UploadFile extends Command<UploadAnswer> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
    /** As given in the query, otherwise null: the form may contain it. */
    readonly type: Designation | null,
    /** Its body is the multipart form, not yet read. */
    readonly request: Request,
  ) {
    super();
  }
}
