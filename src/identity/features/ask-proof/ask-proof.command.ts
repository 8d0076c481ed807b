import { Command } from '@nestjs/cqrs';
import type { ProofOptions } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class AskProof extends Command<ProofOptions> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
