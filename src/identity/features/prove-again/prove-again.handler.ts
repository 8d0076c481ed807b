import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FACTOR_MESSAGES } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Limits } from '../../../platform/http/limits/limits';
import { SecondProofs } from '../../factors/second-proofs';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { SessionStore } from '../../sessions/session.store';
import type { Account } from '../../users/account';
import { passwordFits } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { ProveAgain } from './prove-again.command';

/** Proves again, before a sensitive action, that the same person still uses the session. Under login-as the real person must prove it. */
@CommandHandler(ProveAgain)
export class ProveAgainHandler implements ICommandHandler<ProveAgain> {
  constructor(
    private readonly users: UserStore,
    private readonly proofs: SecondProofs,
    private readonly limits: Limits,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  /** @throws ApiProblem 422 for a wrong proof, 429 after too many attempts. */
  async execute({ user, password, proof, correlationId }: ProveAgain): Promise<void> {
    const account = await this.users.get(user.realUserId ?? user.userId);
    if (proof.code === undefined && proof.passkey === undefined) await this.assertPassword(account, password);
    else await this.proofs.check(account, { ...proof, recoveryCode: undefined }, 'PROVE', correlationId);
    await this.sessions.noteProof(user.sessionId);
  }

  private async assertPassword({ id, passwordHash }: Account, password = ''): Promise<void> {
    await this.limits.consume('own-password', id);
    if (await passwordFits(passwordHash, password)) return;
    if (password !== '') await this.log.record({ action: 'PROOF_REFUSED', by: asThemselves(id), userId: id });
    const message = password === '' ? FACTOR_MESSAGES.proof : FACTOR_MESSAGES.wrongPassword;
    throw new ApiProblem('RULE_BROKEN', message, { password: message });
  }
}
