import { Inject, Injectable } from '@nestjs/common';
import { type SimilarityProblem, webhookUrlProblem } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { AllowedNetworks, type Answer, call } from '../../platform/outgoing';
import { SimilarityFailure, UnknownAtService } from './similarity-failure';

/** The service as a webmaster has set it, with the decrypted key. */
export interface Service {
  api: string;
  key: string;
  excludeQuotes: boolean;
  excludeReferences: boolean;
}

/** A report of the service; `percent` is null while the service works on it. */
export interface FoundReport {
  percent: number | null;
  madeAt: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const NAME = 'Quire';
const VERSION = '1.0';
const UPLOAD_MS = 120_000;
const JSON_TYPE = 'application/json';
/** The sources that the journal searches, if its licence includes them. */
const PLACES = ['INTERNET', 'PUBLICATION', 'CROSSREF', 'CROSSREF_POSTED_CONTENT', 'SUBMITTED_WORK'];
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The calls to a similarity service with the Turnitin Core API (ADR 124). Each goes to an address that is allowed and was checked, follows
 * no redirect and has a timeout. All methods throw SimilarityFailure; no message contains the service's answer.
 */
@Injectable()
export class SimilarityClient {
  private readonly networks: AllowedNetworks;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.networks = new AllowedNetworks(config.outgoingNetworks);
  }

  /** Checks whether the key and the licence allow reports. Nothing is written. @returns the sources that can be searched. */
  async features(service: Service): Promise<string[]> {
    const { similarity, tenant } = await this.ask(service, 'GET', '/features-enabled');
    if (isFields(tenant) && tenant.require_eula === true) throw new SimilarityFailure('TERMS');
    const settings = isFields(similarity) ? similarity.generation_settings : null;
    const places =
      isFields(settings) && Array.isArray(settings.search_repositories) ? settings.search_repositories : [];
    const searched = PLACES.filter((place) => places.includes(place));
    if (searched.length === 0) throw new SimilarityFailure('FEATURE');
    return searched;
  }

  /** Creates an empty submission for a manuscript. The owner is a pseudonym that identifies no one. @returns its id. */
  async create(service: Service, { owner, title }: { owner: string; title: string }): Promise<string> {
    const rights = { owner_default_permission_set: 'EDITOR', submitter_default_permission_set: 'EDITOR' };
    const { id } = await this.ask(service, 'POST', '/submissions', { owner, title, submitter: owner, ...rights });
    return textOf(id) ?? failed('STATUS');
  }

  /** CREATED: it has no manuscript yet. @throws UnknownAtService */
  async status(service: Service, id: string): Promise<'CREATED' | 'PROCESSING' | 'COMPLETE' | 'ERROR'> {
    const { status } = await this.ask(service, 'GET', `/submissions/${encodeURIComponent(id)}`);
    if (status === 'CREATED' || status === 'COMPLETE' || status === 'ERROR') return status;
    return status === 'PROCESSING' ? status : failed('STATUS');
  }

  /** @param extension of the file name, which contains nothing else. */
  async upload(
    service: Service,
    id: string,
    { bytes, extension }: { bytes: Buffer; extension: string },
  ): Promise<void> {
    const headers = {
      ...headersOf(service),
      'content-type': 'binary/octet-stream',
      'content-disposition': `inline; filename="manuscript.${extension}"`,
    };
    const address = `${service.api}/submissions/${encodeURIComponent(id)}/original`;
    const options = { method: 'PUT', headers, body: bytes, networks: this.networks, timeoutMs: UPLOAD_MS } as const;
    checked(await call(address, options));
  }

  /** The manuscript is never added to the collection of the service, so that no one else finds it there. */
  async requestReport(service: Service, id: string, places: readonly string[]): Promise<void> {
    const { excludeQuotes, excludeReferences } = service;
    await this.ask(service, 'PUT', `/submissions/${encodeURIComponent(id)}/similarity`, {
      indexing_settings: { add_to_index: false },
      generation_settings: { search_repositories: places, auto_exclude_self_matching_scope: 'ALL' },
      view_settings: { exclude_quotes: excludeQuotes, exclude_bibliography: excludeReferences },
    });
  }

  /** Null when no report was requested. */
  async report(service: Service, id: string): Promise<FoundReport | null> {
    try {
      const found = await this.ask(service, 'GET', `/submissions/${encodeURIComponent(id)}/similarity`);
      const percent = found.overall_match_percentage;
      if (found.status !== 'COMPLETE') return { percent: null, madeAt: null };
      if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) return failed('STATUS');
      return { percent: Math.round(percent), madeAt: momentOf(found.time_generated) };
    } catch (failure) {
      if (failure instanceof UnknownAtService) return null;
      throw failure;
    }
  }

  /** The page of a report for one person, who is identified by a pseudonym. */
  async viewer(service: Service, id: string, viewer: string): Promise<string> {
    const wanted = { viewer_user_id: viewer, locale: 'en-US', viewer_default_permission_set: 'EDITOR' };
    const { viewer_url: url } = await this.ask(
      service,
      'POST',
      `/submissions/${encodeURIComponent(id)}/viewer-url`,
      wanted,
    );
    const address = textOf(url) ?? failed('STATUS');
    return webhookUrlProblem(address) === undefined ? address : failed('STATUS');
  }

  /** Deletes the submission at the service permanently, if it still exists. */
  async remove(service: Service, id: string): Promise<void> {
    await this.ask(service, 'DELETE', `/submissions/${encodeURIComponent(id)}?hard=true`).catch(unlessUnknown);
  }

  /** Registers this address for notifications; an older entry of the address is deleted. @returns the id of the entry. */
  async register(service: Service, { url, secret }: { url: string; secret: string }): Promise<string> {
    const address = `${service.api}/webhooks`;
    const older = listOf(await this.read(service, 'GET', address));
    for (const { id, url: theirs } of older) if (theirs === url) await this.unregister(service, String(id));
    const { id } = await this.ask(service, 'POST', '/webhooks', {
      ...{ url, signing_secret: Buffer.from(secret).toString('base64'), description: NAME },
      ...{ event_types: ['SUBMISSION_COMPLETE', 'SIMILARITY_COMPLETE'], allow_insecure: !url.startsWith('https:') },
    });
    return textOf(id) ?? failed('STATUS');
  }

  async unregister(service: Service, hookId: string): Promise<void> {
    await this.ask(service, 'DELETE', `/webhooks/${encodeURIComponent(hookId)}`).catch(unlessUnknown);
  }

  private async ask(service: Service, method: Method, path: string, body?: object): Promise<Fields> {
    const answer = await this.read(service, method, `${service.api}${path}`, body);
    const found = method === 'DELETE' || answer === '' ? {} : parsed(answer);
    return isFields(found) ? found : failed('STATUS');
  }

  private async read(service: Service, method: Method, address: string, body?: object): Promise<string> {
    const headers = { ...headersOf(service), accept: JSON_TYPE, 'content-type': JSON_TYPE };
    const how = { headers, networks: this.networks };
    if (method === 'GET' || method === 'DELETE') return checked(await call(address, { ...how, method }));
    return checked(await call(address, { ...how, method, body: JSON.stringify(body ?? {}) }));
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const headersOf = ({ key }: Service) => ({
  ...{ authorization: `Bearer ${key}`, 'user-agent': NAME },
  ...{ 'x-turnitin-integration-name': NAME, 'x-turnitin-integration-version': VERSION },
});

function failed(problem: SimilarityProblem): never {
  throw new SimilarityFailure(problem);
}

/** The text of a successful answer. A 429 is retried, other refusals are not. */
function checked({ status, problem, text }: Answer): string {
  if (problem === null) return text;
  if (status === 401 || status === 403) return failed('CREDENTIALS');
  if (status === 404) throw new UnknownAtService();
  return failed(status !== null && status >= 400 && status < 500 && status !== 429 ? 'REFUSED' : problem);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return failed('STATUS');
  }
}

function listOf(text: string): Fields[] {
  const found = parsed(text);
  return Array.isArray(found) ? found.filter(isFields) : failed('STATUS');
}

function unlessUnknown(failure: unknown): Fields {
  if (failure instanceof UnknownAtService) return {};
  throw failure;
}

function momentOf(value: unknown): string | null {
  const moment = new Date(textOf(value) ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
