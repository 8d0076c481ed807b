import { Injectable } from '@nestjs/common';
import type { AuditState, LogSealView } from '../../../contracts';
import { isSigned, type Seal } from '../../../platform/log-proof';
import { LogKeeper } from '../../log-keeping/log-keeper';
import { verificationView } from '../../log-keeping/verification-view';
import { Verifications } from '../../log-keeping/verifications';

/** A month of days. */
const SHOWN_SEALS = 31;

const toView = (seal: Seal, publicKey: Buffer): LogSealView => ({
  number: seal.number,
  events: seal.size,
  root: seal.root.toString('hex'),
  at: seal.at.toISOString(),
  signed: isSigned(seal),
  byPresentKey: seal.publicKey.equals(publicKey),
});

/** The newest seals and the newest comparison of the log. */
@Injectable()
export class GetAuditStateReader {
  constructor(
    private readonly keeper: LogKeeper,
    private readonly verifications: Verifications,
  ) {}

  async read(): Promise<AuditState> {
    const [seals, verification] = await Promise.all([this.keeper.seals(SHOWN_SEALS), this.verifications.newest()]);
    const { publicKey } = this.keeper;
    return {
      seals: seals.map((seal) => toView(seal, publicKey)),
      publicKey: publicKey.toString('base64'),
      verification: verification && verificationView(verification),
    };
  }
}
