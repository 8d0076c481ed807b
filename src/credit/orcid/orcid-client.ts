import { Inject, Injectable } from '@nestjs/common';
import { type CreditProblem, isOrcid } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { AllowedNetworks, type Answer, call } from '../../platform/outgoing';
import { clientSecretOf, type StoredCredit } from '../settings/credit-store';
import { CreditFailure, PermissionEnded } from './credit-failure';

/** The used fields of an answer of the token endpoint. */
interface TokenAnswer {
  access_token?: unknown;
  orcid?: unknown;
  scope?: unknown;
}

/** What a person has permitted at ORCID. */
export interface Permission {
  orcid: string;
  token: string;
}

const VERSION = '/v3.0';
/** Enough for a record with thousands of reviews, since ORCID has no pagination. A longer record is not read. */
const LONGEST_RECORD = { maxBytes: 16_777_216, timeoutMs: 30_000 };
/** Allows adding to the activities of a record, which include peer reviews. */
const SCOPE = '/activities/update';
const TYPE = 'application/vnd.orcid+xml';
/** In the answer when ORCID already has an entry of this client with this identifier. The other conflict is a locked record. */
const DUPLICATE = /already added|>9021</;
/** The number of that entry, within the text of the conflict. */
const NUMBER_OF_DUPLICATE = /put-code (\d{1,20})/;
const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'user-agent': 'Quire' });

/**
 * The calls to ORCID's Member API 3.0 (ADR 119). Each goes to an address that is allowed and was checked, follows no redirect and has a
 * timeout. All methods throw CreditFailure; no message contains ORCID's answer.
 */
@Injectable()
export class OrcidClient {
  private readonly networks: AllowedNetworks;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.networks = new AllowedNetworks(config.outgoingNetworks);
  }

  /** Checks whether ORCID knows the client and the group of its reviews. Nothing is written. */
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

  /** The page at ORCID on which a person agrees. */
  consentAddress(
    credit: StoredCredit,
    { state, returnTo, orcid }: { state: string; returnTo: string; orcid: string },
  ): string {
    const url = new URL(`${credit.site}/oauth/authorize`);
    const wanted = {
      client_id: credit.clientId,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: returnTo,
      state,
      orcid,
    };
    url.search = new URLSearchParams(wanted).toString();
    return url.href;
  }

  /** The permission of the person who agreed, by the code with which ORCID sent them back. */
  async permissionBy(
    credit: StoredCredit,
    { code, returnTo }: { code: string; returnTo: string },
  ): Promise<Permission> {
    const wanted = { grant_type: 'authorization_code', code, redirect_uri: returnTo };
    const { access_token: token, orcid, scope } = await this.tokenBy(credit, wanted);
    const isWhole = typeof token === 'string' && typeof orcid === 'string' && isOrcid(orcid);
    if (!isWhole || !String(scope).split(' ').includes(SCOPE)) throw new CreditFailure('REFUSED');
    return { orcid, token };
  }

  /**
   * Adds a review to the record of the person. Returns the number of the entry at ORCID; null when it already existed, under a number that
   * ORCID does not return.
   * @throws PermissionEnded when ORCID no longer accepts the token.
   */
  async add(credit: StoredCredit, { orcid, token }: Permission, xml: string): Promise<string | null> {
    const headers = { ...bearer(token), accept: TYPE, 'content-type': TYPE };
    const address = `${credit.api}${VERSION}/${orcid}/peer-review`;
    const answer = await call(address, { method: 'POST', headers, body: xml, networks: this.networks });
    if (answer.problem === null) return putCodeOf(answer);
    if (answer.status === 401) throw new PermissionEnded();
    if (answer.status === 409 && DUPLICATE.test(answer.text)) return NUMBER_OF_DUPLICATE.exec(answer.text)?.[1] ?? null;
    throw new CreditFailure(problemOf(answer.status) ?? answer.problem);
  }

  /** The number of the entry with this identifier on the record; null when there is none. @throws PermissionEnded as `add` */
  async putCodeOf(credit: StoredCredit, { orcid, token }: Permission, reviewId: string): Promise<string | null> {
    const headers = { ...bearer(token), accept: 'application/vnd.orcid+json' };
    const address = `${credit.api}${VERSION}/${orcid}/peer-reviews`;
    const answer = await call(address, { method: 'GET', headers, networks: this.networks, ...LONGEST_RECORD });
    if (answer.status === 401) throw new PermissionEnded();
    if (answer.problem !== null) throw new CreditFailure(problemOf(answer.status) ?? answer.problem);
    if (answer.isCut) throw new CreditFailure('SIZE');
    return numberIn(fieldsOf(answer.text), reviewId);
  }

  /** Deletes an entry of the record, if it still exists. @throws PermissionEnded as `add` */
  async remove(credit: StoredCredit, { orcid, token }: Permission, putCode: string): Promise<void> {
    const headers = { ...bearer(token), accept: TYPE };
    const address = `${credit.api}${VERSION}/${orcid}/peer-review/${putCode}`;
    const answer = await call(address, { method: 'DELETE', headers, networks: this.networks });
    if (answer.problem === null || answer.status === 404) return;
    if (answer.status === 401) throw new PermissionEnded();
    throw new CreditFailure(problemOf(answer.status) ?? answer.problem);
  }

  /** Revokes a token at ORCID too. */
  async revoke(credit: StoredCredit, token: string): Promise<void> {
    const { problem } = await this.askSite(credit, '/oauth/revoke', { token });
    if (problem !== null) throw new CreditFailure(problem);
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

/** Problems that a retry cannot solve, and a record that ORCID has locked. */
function problemOf(status: number | null): CreditProblem | null {
  if (status === 409) return 'LOCKED';
  return status !== null && status >= 400 && status < 500 && status !== 429 ? 'REFUSED' : null;
}

const putCodeOf = ({ location }: Answer): string | null => /\/(\d{1,20})$/.exec(location ?? '')?.[1] ?? null;

/** @throws CreditFailure for an answer that is not a JSON object. */
function fieldsOf(text: string): TokenAnswer {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null) return fields;
  } catch {
    // Reported below.
  }
  throw new CreditFailure('STATUS');
}

/** The number of the innermost entry that has the identifier, in the summaries of a record. */
function numberIn(part: unknown, reviewId: string): string | null {
  if (typeof part !== 'object' || part === null) return null;
  for (const inner of Object.values(part)) {
    const found = numberIn(inner, reviewId);
    if (found !== null) return found;
  }
  const { 'put-code': number, 'external-ids': ids } = part as { 'put-code'?: unknown; 'external-ids'?: unknown };
  const isIt = typeof number === 'number' && JSON.stringify(ids ?? null).includes(JSON.stringify(reviewId));
  return isIt ? String(number) : null;
}
