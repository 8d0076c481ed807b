import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import type { SecondProof } from '../../factors/second-proofs';
import { type SignInClient } from '../../sessions/sign-in-client';
export class TakeSecondStep extends Command<AuthRecord> {
  constructor(
    readonly ticket: string,
    readonly proof: SecondProof,
    readonly from: SignInClient,
    readonly correlationId: string,
  ) {
    super();
  }
}
