import { isLanguage, normalEmail, PASSWORD_RULES, PERSON_MESSAGES, type User } from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';
import type { UserChanges } from '../identity-api';
import { fromUser, type PersonValues, toPersonFields, validatePerson } from '../person-values';

export interface ProfileValues extends PersonValues {
  currentPassword: string;
  /** Empty for the journal's default. */
  language: string;
}

/** Means 'unchanged' in the two password fields (lifecycle, section 4 (2)). */
export const UNCHANGED_PASSWORD = '•'.repeat(PASSWORD_RULES.min);

export const fromProfile = (user: User): ProfileValues => ({
  ...fromUser(user, UNCHANGED_PASSWORD),
  currentPassword: '',
  language: user.language ?? '',
});

export const newEmail = (values: PersonValues, user: User): boolean =>
  normalEmail(values.email) !== normalEmail(user.email);
const newPassword = (values: PersonValues): boolean =>
  values.password !== UNCHANGED_PASSWORD || values.passwordRepeat !== UNCHANGED_PASSWORD;

/** True if the person's own email or password changes, which requires the current password. */
export const needsCurrentPassword = (values: PersonValues, user: User): boolean =>
  newEmail(values, user) || newPassword(values);

export function validateProfile(values: ProfileValues, user: User): Errors<ProfileValues> {
  const missing = needsCurrentPassword(values, user) && values.currentPassword === '';
  return {
    ...validatePerson(values),
    currentPassword: missing ? PERSON_MESSAGES.currentPassword : undefined,
  };
}

/** Includes email, password and language only if they changed; an absent field means unchanged. */
export function toProfileChanges(values: ProfileValues, user: User): Omit<UserChanges, 'id'> {
  const { password, passwordRepeat, currentPassword } = values;
  const email = newEmail(values, user) && { email: values.email.trim(), emailRepeat: values.emailRepeat.trim() };
  return {
    ...toPersonFields(values),
    ...email,
    ...(values.language !== (user.language ?? '') && {
      language: isLanguage(values.language) ? values.language : null,
    }),
    ...(newPassword(values) && { password, passwordRepeat }),
    ...(needsCurrentPassword(values, user) && { currentPassword }),
  };
}
