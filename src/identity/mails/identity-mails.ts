import { Inject, Injectable } from '@nestjs/common';
import { type MailRequest, mailStream, SECRET_MARK } from '../../article';
import { fullName, type MailKind } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore, WrongExpectedRevisionError } from '../../platform/event-store/port';
import { inCurrentLanguage, type LocalisedText } from '../../platform/language/current-language';
import { MailTemplates } from '../../platform/mail';
import { mailSecret } from '../../platform/secrets';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import type { Account } from '../users/account';

/** The person on whose behalf a mail is sent, and the request that causes it. */
export interface MailMeta {
  userId: string | null;
  realUserId: string | null;
  correlationId: string;
  /** Id of the event that caused it, if any. */
  causationId?: string | null;
}

type IdentityMailKind = Extract<
  MailKind,
  | 'REGISTRATION'
  | 'SET_PASSWORD'
  | 'PASSWORD_RESET'
  | 'ADDRESS_CHANGE'
  | 'ADDRESS_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'ACCOUNTS_MERGED'
  | 'SIGN_IN_CHANGED'
  | 'FACTOR_CHANGED'
  | 'FACTOR_LINK'
  | 'SIGN_IN_ALERT'
>;

const TEMPLATES: Record<IdentityMailKind, string> = {
  REGISTRATION: 'registration',
  SET_PASSWORD: 'set-password',
  PASSWORD_RESET: 'password-reset',
  ADDRESS_CHANGE: 'address-change',
  ADDRESS_CHANGED: 'address-changed',
  PASSWORD_CHANGED: 'password-changed',
  ACCOUNTS_MERGED: 'accounts-merged',
  SIGN_IN_CHANGED: 'sign-in-linked',
  FACTOR_CHANGED: 'factor-changed',
  FACTOR_LINK: 'factor-link',
  SIGN_IN_ALERT: 'sign-in-alert',
};

/** Differences of a mail from the default of its kind. */
export interface MailVariant {
  /** Name of a template in `src/identity/mails`. */
  template?: string;
  /** Path of the page that follows the page of the link, with a leading slash. */
  next?: string;
  /** Recipient, when it is not the address of the account. */
  to?: string;
  /** The address that the mail is about. */
  newAddress?: string;
  /** The sign-in provider that the mail is about. */
  providerName?: string;
  /** What happened to the second factors or at a sign-in, as a sentence. */
  change?: LocalisedText;
}

/** Mails about accounts. Each is an event in its own stream; the secret is inserted when the mail is sent (ADR 0010). */
@Injectable()
export class IdentityMails {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly templates: MailTemplates,
  ) {}

  /** The secret of the mail with this id. */
  secretOf(mailId: string, kind: IdentityMailKind): string {
    return mailSecret(kind, mailId);
  }

  /** Stores the request to send a mail. Does nothing when the request is already stored. */
  async send(
    mailId: string,
    kind: IdentityMailKind,
    account: Account,
    { causationId = null, ...meta }: MailMeta,
    variant: MailVariant = {},
  ): Promise<void> {
    const template = variant.template ?? TEMPLATES[kind];
    const { subject, html, language } = this.templates.render(
      'identity',
      template,
      () => this.values(account, variant),
      account.language ?? (await this.settings.current()).defaultLanguage,
    );
    const data: MailRequest = {
      mailId,
      kind,
      to: [variant.to ?? account.email],
      cc: [],
      replyTo: (await this.settings.current()).supportEmail,
      language,
      subject,
      html,
      assignmentId: null,
    };
    const metadata = { ...meta, at: this.clock.now().toISOString(), causationId, schemaVersion: 1 };
    const stream = mailStream(mailId);
    if ((await this.store.readStream(stream, { max: 1 })).length > 0) return;
    try {
      await this.store.append(stream, 'NO_STREAM', [{ id: newId(), type: 'MailRequested', data, metadata }]);
    } catch (failure) {
      // Another process has just stored it.
      if (!(failure instanceof WrongExpectedRevisionError)) throw failure;
    }
  }

  private values(
    account: Account,
    { next, newAddress = '', providerName = '', change }: MailVariant,
  ): Record<string, string> {
    const { journalName, publicUrl } = this.config;
    const on = next === undefined ? '' : `&next=${encodeURIComponent(next)}`;
    return {
      journalName,
      name: fullName(account),
      signInUrl: `${publicUrl}/rrs/`,
      setPasswordUrl: `${publicUrl}/rrs/setPassword?user=${account.id}&key=${SECRET_MARK}${on}`,
      confirmUrl: `${publicUrl}/rrs/confirm-address?key=${SECRET_MARK}`,
      revertUrl: `${publicUrl}/rrs/revertAddress?key=${SECRET_MARK}`,
      factorsUrl: `${publicUrl}/rrs/removeFactors?key=${SECRET_MARK}`,
      newAddress,
      providerName,
      profileUrl: `${publicUrl}/rrs/profile`,
      change: change === undefined ? '' : inCurrentLanguage(change),
      secret: SECRET_MARK,
    };
  }
}
