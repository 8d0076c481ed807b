import { Inject, Injectable } from '@nestjs/common';
import { keptMailboxSecrets, type MailboxProblem } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { AllowedNetworks, type Answer, call } from '../../platform/outgoing';
import { MailboxFailure } from './mailbox-failure';
import { MailboxSettings } from './mailbox-settings';
import { mailboxSecretOf, type StoredMailbox } from './stored-mailbox';

/** The credentials for a mail server. */
export type MailboxCredentials = { pass: string } | { accessToken: string };

/** The used fields of a token address's answer (RFC 6749). */
interface TokenAnswer {
  access_token?: unknown;
  refresh_token?: unknown;
}

/** A longer text is not a token. */
const LONGEST_TOKEN = 16_384;
const HEADERS = {
  ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', 'user-agent': 'Quire' },
};

/** Signs the journal in to the mailbox. No message contains the answer of a token address. */
@Injectable()
export class MailboxSignIns {
  private readonly networks: AllowedNetworks;

  constructor(
    private readonly settings: MailboxSettings,
    @Inject(APP_CONFIG) { outgoingNetworks }: Pick<AppConfig, 'outgoingNetworks'>,
  ) {
    this.networks = new AllowedNetworks(outgoingNetworks);
  }

  /** The password, or a newly requested access token. @throws MailboxFailure */
  async credentialsOf(mailbox: StoredMailbox): Promise<MailboxCredentials> {
    if (mailbox.signIn !== 'password') return { accessToken: await this.tokenFor(mailbox) };
    const pass = mailboxSecretOf(mailbox, 'password');
    if (pass === null) throw new MailboxFailure('SECRET');
    return { pass };
  }

  private async tokenFor(mailbox: StoredMailbox): Promise<string> {
    if (mailbox.signIn === 'client') return (await this.ask(mailbox)).token;
    let token = '';
    await this.settings.usingRefreshToken(async (stored) => {
      // Another mailbox was set meanwhile, and the stored token is for that one only.
      if (!keptMailboxSecrets(stored, mailbox).includes('refreshToken')) throw new MailboxFailure('SECRET');
      const given = await this.ask({ ...mailbox, refreshTokenBox: stored.refreshTokenBox });
      token = given.token;
      return given.renewed;
    });
    return token;
  }

  /** `renewed`: the next refresh token, from services that allow each one to be used only once. */
  private async ask(mailbox: StoredMailbox): Promise<{ token: string; renewed: string | null }> {
    const body = wantedOf(mailbox).toString();
    const answer = await call(mailbox.tokenUrl, { method: 'POST', headers: HEADERS, body, networks: this.networks });
    const problem = problemOf(answer);
    if (problem !== null) throw new MailboxFailure(problem);
    const { access_token: token, refresh_token: renewed } = fieldsOf(answer.text);
    if (!isToken(token)) throw new MailboxFailure('TOKEN_ANSWER');
    return { token, renewed: isToken(renewed) ? renewed : null };
  }
}

/** @throws MailboxFailure for a secret that can no longer be read. */
function wantedOf(mailbox: StoredMailbox): URLSearchParams {
  const { signIn, clientId, scope, clientSecretBox } = mailbox;
  const secret = mailboxSecretOf(mailbox, 'clientSecret');
  const refresh = mailboxSecretOf(mailbox, 'refreshToken');
  const isLost = (secret === null && clientSecretBox !== null) || (signIn === 'refresh' && refresh === null);
  if (isLost) throw new MailboxFailure('SECRET');
  return new URLSearchParams({
    grant_type: signIn === 'client' ? 'client_credentials' : 'refresh_token',
    client_id: clientId,
    ...(secret !== null && { client_secret: secret }),
    ...(signIn === 'refresh' && { refresh_token: refresh ?? '' }),
    ...(scope !== '' && { scope }),
  });
}

function problemOf({ status, problem }: Answer): MailboxProblem | null {
  if (problem === null) return null;
  if (problem === 'ADDRESS') return 'TOKEN_ADDRESS';
  return status !== null && [400, 401, 403].includes(status) ? 'TOKEN_REFUSED' : 'TOKEN_ANSWER';
}

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TOKEN && /^[\x21-\x7e]+$/.test(value);

function fieldsOf(text: string): TokenAnswer {
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}
