import { Injectable } from '@nestjs/common';
import type { OwnSignIns } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { AccountSignIns, assertThemselves } from '../../providers/account-sign-ins';
import { ProviderClients } from '../../providers/protocol/provider-clients';
import { SignInLinks } from '../../providers/sign-in-links';
import { UserStore } from '../../users/user.store';

/** How the caller signs in (lifecycle, section 5 (6)). */
@Injectable()
export class ListSignInsReader {
  constructor(
    private readonly users: UserStore,
    private readonly links: SignInLinks,
    private readonly accounts: AccountSignIns,
    private readonly clients: ProviderClients,
  ) {}

  /** @throws ApiProblem 403 under login-as. */
  async read(user: RequestUser): Promise<OwnSignIns> {
    assertThemselves(user);
    const [account, links] = await Promise.all([this.users.get(user.userId), this.links.ofUser(user.userId)]);
    return {
      hasPassword: account.passwordHash !== null,
      linked: links.map((link) => ({
        id: link.provider,
        name: this.accounts.nameOf(link),
        label: link.label,
        linkedAt: link.linkedAt.toISOString(),
        isOffered: this.clients.isOffered(link.provider, link.issuer),
      })),
    };
  }
}
