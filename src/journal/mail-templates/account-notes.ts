import { texts } from '../../contracts';
import { note, type TemplateNote } from './template-note';

/** Descriptions of the mails about accounts. */
export const ACCOUNT_NOTES: Readonly<Record<string, TemplateNote>> = {
  'identity/address-change': note(
    'ADDRESS_CHANGE',
    texts({ when: 'a person changed the address of their account', to: 'that person, at the new address' }),
    'now',
  ),
  'identity/address-changed': note(
    'ADDRESS_CHANGED',
    texts({ when: 'the new address of an account was confirmed', to: 'its holder, at the old address' }),
    'now',
  ),
  'identity/accounts-merged': note(
    'ACCOUNTS_MERGED',
    texts({
      when: 'the office merged two accounts of one person',
      to: 'that person, at the addresses of both accounts',
    }),
    'now',
  ),
  'identity/choose-password': note(
    'SET_PASSWORD',
    texts({
      when: 'a person without a password, or the office for them, asked for a link to choose one',
      to: 'that person',
    }),
    'now',
  ),
  'identity/factor-changed': note(
    'FACTOR_CHANGED',
    texts({ when: 'a second factor or the recovery codes of an account changed', to: 'its holder' }),
    'now',
  ),
  'identity/factor-link': note(
    'FACTOR_LINK',
    texts({ when: 'the office helps a person who lost a second factor', to: 'that person' }),
    'now',
  ),
  'identity/first-password': note(
    'SET_PASSWORD',
    texts({ when: 'a person without a password accepted a request by the link in a mail', to: 'that person' }),
    'now',
  ),
  'identity/password-reset': note(
    'PASSWORD_RESET',
    texts({ when: 'a person requested a new password', to: 'that person' }),
    'now',
  ),
  'identity/password-changed': note(
    'PASSWORD_CHANGED',
    texts({ when: 'the password of an account changed', to: 'its holder' }),
    'now',
  ),
  'identity/registration': note(
    'REGISTRATION',
    texts({ when: 'a person registered, or asked again for the link that confirms the address', to: 'that person' }),
    'now',
  ),
  'identity/sign-in-alert': note(
    'SIGN_IN_ALERT',
    texts({
      when: 'an account was used from a browser or system that is new for it, or a used code was given again',
      to: 'its holder',
    }),
    'now',
  ),
  'identity/sign-in-linked': note(
    'SIGN_IN_CHANGED',
    texts({ when: 'a person linked their account to a provider of sign-in, or registered by one', to: 'that person' }),
    'now',
  ),
  'identity/sign-in-unlinked': note(
    'SIGN_IN_CHANGED',
    texts({ when: 'a person unlinked their account from a provider of sign-in', to: 'that person' }),
    'now',
  ),
  'identity/sign-in-first-used': note(
    'SIGN_IN_CHANGED',
    texts({
      when: 'somebody signed in to an account by a linked provider for the first time',
      to: 'the holder of the account',
    }),
    'now',
  ),
  'identity/set-password': note(
    'SET_PASSWORD',
    texts({ when: 'the office created an account', to: 'that person' }),
    'now',
  ),
};
