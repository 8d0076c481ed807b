import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProofOptions } from '../../../contracts';
import { Passkeys } from '../../factors/passkeys';
import { SecondProofs } from '../../factors/second-proofs';
import { UserStore } from '../../users/user.store';
import { AskProof } from './ask-proof.command';

/** Returns the ways in which the person can prove their identity again, and the options for the browser to do it by a passkey. */
@CommandHandler(AskProof)
export class AskProofHandler implements ICommandHandler<AskProof> {
  constructor(
    private readonly users: UserStore,
    private readonly proofs: SecondProofs,
    private readonly passkeys: Passkeys,
  ) {}

  async execute({ user }: AskProof): Promise<ProofOptions> {
    const { id, passwordHash } = await this.users.get(user.realUserId ?? user.userId);
    const ways = await this.proofs.ways(id);
    const passkey = ways.includes('PASSKEY') ? await this.passkeys.requestOptions('PROVE', id) : null;
    return { password: passwordHash !== null, code: ways.includes('CODE'), passkey };
  }
}
