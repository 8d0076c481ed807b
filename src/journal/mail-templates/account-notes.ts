import { note, type TemplateNote } from './template-note';

/** Descriptions of the mails about accounts. */
export const ACCOUNT_NOTES: Readonly<Record<string, TemplateNote>> = {
  'identity/address-change': note(
    'ADDRESS_CHANGE',
    'a person changed the address of their account',
    'that person, at the new address',
    'at once',
  ),
  'identity/address-changed': note(
    'ADDRESS_CHANGED',
    'the new address of an account was confirmed',
    'its holder, at the old address',
    'at once',
  ),
  'identity/accounts-merged': note(
    'ACCOUNTS_MERGED',
    'the office merged two accounts of one person',
    'that person, at the addresses of both accounts',
    'at once',
  ),
  'identity/choose-password': note(
    'SET_PASSWORD',
    'a person without a password, or the office for them, asked for a link to choose one',
    'that person',
    'at once',
  ),
  'identity/factor-changed': note(
    'FACTOR_CHANGED',
    'a second factor or the recovery codes of an account changed',
    'its holder',
    'at once',
  ),
  'identity/factor-link': note(
    'FACTOR_LINK',
    'the office helps a person who lost a second factor',
    'that person',
    'at once',
  ),
  'identity/first-password': note(
    'SET_PASSWORD',
    'a person without a password accepted a request by the link in a mail',
    'that person',
    'at once',
  ),
  'identity/password-reset': note('PASSWORD_RESET', 'a person requested a new password', 'that person', 'at once'),
  'identity/password-changed': note('PASSWORD_CHANGED', 'the password of an account changed', 'its holder', 'at once'),
  'identity/registration': note(
    'REGISTRATION',
    'a person registered, or asked again for the link that confirms the address',
    'that person',
    'at once',
  ),
  'identity/sign-in-alert': note(
    'SIGN_IN_ALERT',
    'an account was used from a browser or system that is new for it, or a used code was given again',
    'its holder',
    'at once',
  ),
  'identity/sign-in-linked': note(
    'SIGN_IN_CHANGED',
    'a person linked their account to a provider of sign-in, or registered by one',
    'that person',
    'at once',
  ),
  'identity/sign-in-unlinked': note(
    'SIGN_IN_CHANGED',
    'a person unlinked their account from a provider of sign-in',
    'that person',
    'at once',
  ),
  'identity/sign-in-first-used': note(
    'SIGN_IN_CHANGED',
    'somebody signed in to an account by a linked provider for the first time',
    'the holder of the account',
    'at once',
  ),
  'identity/set-password': note('SET_PASSWORD', 'the office created an account', 'that person', 'at once'),
};
