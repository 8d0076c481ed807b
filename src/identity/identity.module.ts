import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { APP_CONFIG, type AppConfig } from '../platform/config/config';
import { API_KEY_READER, SESSION_READER } from '../platform/http/access/request-user';
import { TOKEN_SIGN_OPTIONS } from '../platform/http/access/token';
import { LOCK_BYPASS } from '../platform/http/limits/lock-bypass';
import { PERSON_NAMES } from '../platform/people/person-names';
import { SECURITY_LOG } from '../platform/security-log';
import { slicesIn } from '../platform/slices';
import { AddressLinks } from './addresses/address-links';
import { AddressProofs } from './addresses/address-proofs';
import { AddressUndo } from './addresses/address-undo';
import { ProofByKey } from './addresses/proof-by-key';
import { StandingAccesses } from './addresses/standing-access';
import { UnprovenAccounts } from './addresses/unproven-accounts';
import { KnownDevices } from './alerts/known-devices';
import { SignInAlertsJob } from './alerts/sign-in-alerts.job';
import { ApiKeyOwners } from './api-keys/api-key-owners';
import { ApiKeyStore } from './api-keys/api-key-store';
import { Consents } from './consent/consents';
import { PrivacyTextStore } from './consent/privacy-texts';
import { FactorStore } from './factors/factor.store';
import { FactorChanges } from './factors/factor-changes';
import { FactorDemand } from './factors/factor-demand';
import { LostFactors } from './factors/lost-factors';
import { PasskeyChallenges } from './factors/passkey-challenges';
import { Passkeys } from './factors/passkeys';
import { RecoveryCodes } from './factors/recovery-codes';
import { SecondProofs } from './factors/second-proofs';
import { SecondStepTickets } from './factors/second-step-tickets';
import { QuietAccounts } from './imported/quiet-accounts';
import { AccountMailJob } from './mails/account-mail.job';
import { IdentityMails } from './mails/identity-mails';
import { MailLanguages } from './mails/mail-languages';
import { AccountMerges } from './merging/account-merges';
import { AccountHoldings } from './merging/holdings';
import { MergeCheck } from './merging/merge-check';
import { MoveHoldingsJob } from './merging/move-holdings.job';
import { People } from './people';
import { AccountSignIns } from './providers/account-sign-ins';
import { ProviderClients } from './providers/protocol/provider-clients';
import { SignInFlows } from './providers/protocol/sign-in-flows';
import { ProviderEntry } from './providers/provider-entry';
import { ProviderRegistration } from './providers/provider-registration';
import { SignInLinks } from './providers/sign-in-links';
import { SignInTickets } from './providers/sign-in-tickets';
import { TidySignInsJob } from './providers/tidy-sign-ins.job';
import { AccountChanges } from './security/account-changes';
import { FirstWebmaster } from './security/first-webmaster';
import { Invitations } from './security/invitations';
import { OneTimeLockBypass } from './security/one-time-lock-bypass';
import { OneTimePasswordJob } from './security/one-time-password.job';
import { SecurityLog, SecurityLogCopy } from './security/security-log';
import { SecurityLogReader } from './security/security-log-reader';
import { Webmasters } from './security/webmasters';
import { BlindActing } from './sessions/blind-acting';
import { OwnSessions } from './sessions/own-sessions';
import { SessionStore } from './sessions/session.store';
import { SignIn } from './sessions/sign-in';
import { TidySessionsJob } from './sessions/tidy-sessions.job';
import { AccountTraces } from './traces/account-traces';
import { PeopleStore } from './users/people.store';
import { UserStore } from './users/user.store';
import { UserView } from './users/user-view';

const slices = slicesIn(__dirname);

/** Accounts, groups and sessions. The module is global, since the HTTP edge uses it to look up the session of every token. */
@Global()
@Module({
  imports: [
    CqrsModule,
    JwtModule.registerAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => ({ secret: config.jwtSecret, signOptions: TOKEN_SIGN_OPTIONS }),
    }),
  ],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    AccountChanges,
    AccountHoldings,
    AccountMerges,
    AccountSignIns,
    AccountTraces,
    AddressLinks,
    AddressProofs,
    AddressUndo,
    BlindActing,
    Consents,
    FactorChanges,
    ApiKeyOwners,
    ApiKeyStore,
    FactorDemand,
    FactorStore,
    KnownDevices,
    LostFactors,
    MailLanguages,
    PasskeyChallenges,
    Passkeys,
    RecoveryCodes,
    SecondProofs,
    SecondStepTickets,
    FirstWebmaster,
    IdentityMails,
    Invitations,
    MergeCheck,
    MoveHoldingsJob,
    AccountMailJob,
    OneTimePasswordJob,
    OneTimeLockBypass,
    OwnSessions,
    People,
    PrivacyTextStore,
    PeopleStore,
    ProofByKey,
    ProviderClients,
    ProviderEntry,
    ProviderRegistration,
    SecurityLog,
    SecurityLogCopy,
    SecurityLogReader,
    SessionStore,
    SignIn,
    SignInAlertsJob,
    SignInFlows,
    SignInLinks,
    SignInTickets,
    StandingAccesses,
    TidySessionsJob,
    TidySignInsJob,
    UnprovenAccounts,
    UserStore,
    UserView,
    QuietAccounts,
    Webmasters,
    { provide: SESSION_READER, useExisting: SessionStore },
    { provide: API_KEY_READER, useExisting: ApiKeyOwners },
    { provide: PERSON_NAMES, useExisting: People },
    { provide: LOCK_BYPASS, useExisting: OneTimeLockBypass },
    { provide: SECURITY_LOG, useExisting: SecurityLog },
  ],
  exports: [
    AccountHoldings,
    AccountTraces,
    MailLanguages,
    People,
    QuietAccounts,
    Webmasters,
    API_KEY_READER,
    SESSION_READER,
    PERSON_NAMES,
    SECURITY_LOG,
    LOCK_BYPASS,
    StandingAccesses,
    UnprovenAccounts,
  ],
})
export class IdentityModule {}
