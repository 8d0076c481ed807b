import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { SecondProof } from '../../factors/second-proofs';
export class ProveAgain extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly password: string | undefined,
    readonly proof: SecondProof,
    readonly correlationId: string,
  ) {
    super();
  }
}
