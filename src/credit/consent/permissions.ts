import { Injectable } from '@nestjs/common';
import { People } from '../../identity/public';
import type { Permission } from '../orcid/orcid-client';
import { ConsentStore } from './consent-store';

/** What the journal may do on a person's record now. */
@Injectable()
export class Permissions {
  constructor(
    private readonly people: People,
    private readonly consents: ConsentStore,
  ) {}

  /** Null without a consent, and for a consent to another iD than the person's present one; such a consent is ended. */
  async of(userId: string): Promise<Permission | null> {
    const consent = await this.consents.of(userId);
    const person = await this.people.byId(userId);
    if (consent !== null && consent.token !== null && person?.authenticatedOrcid === consent.orcid)
      return { orcid: consent.orcid, token: consent.token };
    await this.consents.end(userId);
    return null;
  }
}
