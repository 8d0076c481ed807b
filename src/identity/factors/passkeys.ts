import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { FACTOR_MESSAGES, fullName } from '../../contracts';
import { newId } from '../../platform/clock/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import type { Account } from '../users/account';
import { FactorStore, type NewPasskey, type StoredPasskey } from './factor.store';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges';

const transportsOf = ({ transports }: StoredPasskey) => transports as AuthenticatorTransport[];

/** Passkeys, by @simplewebauthn/server. They belong to the site of PUBLIC_URL. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger(Passkeys.name);
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly factors: FactorStore,
    private readonly challenges: PasskeyChallenges,
  ) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** The options for the browser to make a passkey. The passkey must contain its user, so that it can also be used without an address. */
  async creationOptions(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.factors.passkeys(account.id);
    const options = await generateRegistrationOptions({
      rpName: this.config.journalName,
      rpID: this.site.expectedRPID,
      userID: new Uint8Array(Buffer.from(account.id)),
      userName: account.email,
      userDisplayName: fullName(account),
      excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.keep(options.challenge, 'ADD', account.id);
    return options;
  }

  /** Checks the browser's answer about a new passkey. @throws ApiProblem 422 for a wrong answer. */
  async created(userId: string, name: string, response: object): Promise<NewPasskey> {
    const { registrationInfo } = await this.checked<VerifiedRegistrationResponse>(() =>
      verifyRegistrationResponse({
        ...this.site,
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.challenges.use(challenge, 'ADD', userId),
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) throw refused();
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    const { id: credentialId, publicKey, counter, transports = [] } = credential;
    const flags = { deviceType: credentialDeviceType, backedUp: credentialBackedUp };
    return { id: newId(), name, credentialId, publicKey, counter, transports, ...flags };
  }

  /** The options for the browser to use a passkey: one of this person or, for a sign-in by passkey alone, one of any account. */
  async requestOptions(
    purpose: ChallengePurpose,
    userId: string | null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = userId === null ? [] : await this.factors.passkeys(userId);
    const options = await generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      allowCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
      userVerification: provesAlone(purpose, userId) ? 'required' : 'preferred',
    });
    await this.challenges.keep(options.challenge, purpose, userId);
    return options;
  }

  /**
   * The passkey that signed the challenge. `userId` null: the passkey determines the account.
   * @throws ApiProblem 422 for a wrong answer.
   */
  async used(purpose: ChallengePurpose, userId: string | null, response: object): Promise<StoredPasskey> {
    const { id } = response as { id?: unknown };
    const passkey = typeof id === 'string' ? await this.factors.passkey(id) : null;
    if (!passkey || (userId !== null && passkey.userId !== userId)) throw refused();
    if (userId === null && handleOf(response) !== passkey.userId) throw refused();
    const { credentialId, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await this.checked<VerifiedAuthenticationResponse>(() =>
      verifyAuthenticationResponse({
        ...this.site,
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.challenges.use(challenge, purpose, userId),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(publicKey),
          counter,
          transports: transportsOf(passkey),
        },
        requireUserVerification: provesAlone(purpose, userId),
      }),
    );
    const { newCounter, credentialBackedUp } = authenticationInfo;
    const seen = { before: counter, counter: newCounter, backedUp: credentialBackedUp };
    if (!verified || !(await this.factors.usePasskey(passkey.id, seen))) throw refused();
    return passkey;
  }

  /** Converts the library's plain errors, which it throws for everything that does not fit. */
  private async checked<Result>(check: () => Promise<Result>): Promise<Result> {
    try {
      return await check();
    } catch (failure) {
      this.logger.warn(`A passkey was refused: ${(failure as Error).message}`);
      throw refused();
    }
  }
}

/** True when the passkey is used without a password. Then it must have verified its user by a PIN, a finger or a face. */
const provesAlone = (purpose: ChallengePurpose, userId: string | null): boolean =>
  userId === null || purpose === 'PROVE';

const refused = (): ApiProblem =>
  new ApiProblem('RULE_BROKEN', FACTOR_MESSAGES.wrongPasskey, { passkey: FACTOR_MESSAGES.wrongPasskey });

/** The account for which the passkey was made, according to the browser. */
function handleOf(response: object): string | null {
  const { userHandle } = (response as Partial<AuthenticationResponseJSON>).response ?? {};
  return typeof userHandle === 'string' ? Buffer.from(userHandle, 'base64url').toString() : null;
}
