import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { Card } from '../../shared/display/card';
import { CountryField } from '../../shared/forms/country-field';
import { FieldRow } from '../../shared/forms/field-row';
import { TextField } from '../../shared/forms/text-field';
import type { FormFields } from '../../shared/forms/use-form';
import { OrcidId } from '../../shared/orcid/orcid-id';
import type { PersonValues } from './person-values';

interface FieldsetProps {
  form: FormFields<PersonValues>;
}

interface NameFieldsProps extends FieldsetProps {
  /** The ORCID iD that ORCID confirmed; it cannot be replaced by a typed one. */
  authenticatedOrcid?: string | null;
}

/** The e-mail address of a new account, typed twice. */
export function AddressFields({ form }: FieldsetProps) {
  const address = { type: 'email', autoComplete: 'email', required: true } as const;
  return (
    <FieldRow>
      <TextField form={form} name="email" label={t('Email')} {...address} />
      <TextField form={form} name="emailRepeat" label={t('Repeat email')} {...address} />
    </FieldRow>
  );
}

/** The fields of a person's name. */
export function NameFields({ form, authenticatedOrcid = null }: NameFieldsProps) {
  return (
    <Card title={t('Name')}>
      <FieldRow>
        <TextField
          form={form}
          name="title"
          label={t('Title')}
          autoComplete="honorific-prefix"
          placeholder={t('Dr, Prof.')}
        />
        <TextField form={form} name="firstName" label={t('First name')} autoComplete="given-name" required />
        <TextField form={form} name="middleName" label={t('Middle name')} autoComplete="additional-name" />
        <TextField form={form} name="lastName" label={t('Last name')} autoComplete="family-name" required />
      </FieldRow>
      {authenticatedOrcid === null ? (
        <TextField
          form={form}
          name="orcid"
          label={t('ORCID')}
          help={t('Four groups of four, for example 0000-0002-1825-0097. A typed iD is shown as not authenticated.')}
          placeholder={'xxxx-xxxx-xxxx-xxxx'}
        />
      ) : (
        <Text>
          {t('ORCID iD')}: <OrcidId orcid={authenticatedOrcid} authenticated={authenticatedOrcid} />
        </Text>
      )}
    </Card>
  );
}

/** The fields for workplace and contact. */
export function ContactFields({
  form,
  expertiseHelp = t('What you could review, in a few words.'),
}: FieldsetProps & { expertiseHelp?: string }) {
  return (
    <Card title={t('Affiliation and address')}>
      <FieldRow>
        <TextField form={form} name="institute" label={t('Institute')} autoComplete="organization" />
        <TextField form={form} name="department" label={t('Department')} />
        <TextField form={form} name="division" label={t('Division')} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="streetName" label={t('Street')} autoComplete="address-line1" />
        <TextField form={form} name="postalCode" label={t('Postal code')} autoComplete="postal-code" />
        <TextField form={form} name="city" label={t('City')} autoComplete="address-level2" />
        <CountryField
          id={form.idOf('country')}
          value={form.values.country}
          error={form.errors.country}
          onChange={(country) => form.set('country', country)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          form={form}
          name="phoneNumber"
          label={t('Phone')}
          help={t('With the country code.')}
          type="tel"
          autoComplete="tel"
        />
        <TextField form={form} name="fax" label={t('Fax')} type="tel" />
      </FieldRow>
      <TextField form={form} name="areasOfExpertise" label={t('Areas of expertise')} help={expertiseHelp} rows={3} />
    </Card>
  );
}
