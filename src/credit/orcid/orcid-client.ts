import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { AllowedNetworks, type Answer, call } from '../../platform/outgoing';
import { clientSecretOf, type StoredCredit } from '../settings/credit-store';
import { CreditFailure } from './credit-failure';

/** The fields of an answer of the token endpoint that are used. */
interface TokenAnswer {
  access_token?: unknown;
  orcid?: unknown;
}

const VERSION = '/v3.0';
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'user-agent': 'Quire' });

/**
 * The calls to ORCID's Member API 3.0 (ADR 119). Each goes to an address that is allowed and was checked, follows no redirect and ends in time.
 * All methods throw CreditFailure; what ORCID answered is in no message.
 */
@Injectable()
export class OrcidClient {
  private readonly networks: AllowedNetworks;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.networks = new AllowedNetworks(config.outgoingNetworks);
  }

  /** Whether ORCID knows the client and the group of its reviews. Nothing is written. */
  async test(credit: StoredCredit): Promise<void> {
    const wanted = { grant_type: 'client_credentials', scope: '/group-id-record/read' };
    const { access_token: token } = await this.tokenBy(credit, wanted);
    if (typeof token !== 'string') throw new CreditFailure('CREDENTIALS');
    const address = `${credit.api}${VERSION}/group-id-record/?group-id=${encodeURIComponent(credit.groupId)}`;
    const headers = { ...bearer(token), accept: 'application/vnd.orcid+json' };
    const answer = await call(address, { method: 'GET', headers, networks: this.networks });
    if (answer.status === 401 || answer.status === 403) throw new CreditFailure('CREDENTIALS');
    if (answer.status === 404) throw new CreditFailure('GROUP');
    if (answer.problem !== null) throw new CreditFailure(answer.problem);
    if (!answer.text.includes(credit.groupId)) throw new CreditFailure('GROUP');
  }

  private async tokenBy(credit: StoredCredit, wanted: Readonly<Record<string, string>>): Promise<TokenAnswer> {
    const answer = await this.askSite(credit, '/oauth/token', wanted);
    if (answer.status === 400 || answer.status === 401) throw new CreditFailure('CREDENTIALS');
    if (answer.problem !== null) throw new CreditFailure(answer.problem);
    return fieldsOf(answer.text);
  }

  private async askSite(credit: StoredCredit, path: string, wanted: Readonly<Record<string, string>>): Promise<Answer> {
    const secret = clientSecretOf(credit);
    if (secret === null) throw new CreditFailure('SECRET');
    const body = new URLSearchParams({ client_id: credit.clientId, client_secret: secret, ...wanted }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    return call(`${credit.site}${path}`, { method: 'POST', headers, body, networks: this.networks });
  }
}

/** @throws CreditFailure for an answer that is no record. */
function fieldsOf(text: string): TokenAnswer {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null) return fields;
  } catch {
    // Said below.
  }
  throw new CreditFailure('STATUS');
}
