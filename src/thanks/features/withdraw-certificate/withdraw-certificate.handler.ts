import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CertificateStore } from '../../certificates/certificate-store';
import { assertThemselves } from '../../record/themselves';
import { WithdrawCertificate } from './withdraw-certificate.command';

/** A reviewer withdraws one of their certificates, permanently. */
@CommandHandler(WithdrawCertificate)
export class WithdrawCertificateHandler implements ICommandHandler<WithdrawCertificate> {
  constructor(private readonly certificates: CertificateStore) {}

  /** @throws ApiProblem 403 under login-as, 404 for a certificate that is not the person's. */
  async execute({ user, id }: WithdrawCertificate): Promise<null> {
    assertThemselves(user);
    await this.certificates.withdraw(user.userId, id);
    return null;
  }
}
