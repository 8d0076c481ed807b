import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Computes all measures again. */
export class ComputeMeasures extends Command<null> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
