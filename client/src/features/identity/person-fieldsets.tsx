import { Text } from '@fluentui/react-components';
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
  /** The ORCID iD that came from ORCID, which nobody can replace by a typed one. */
  authenticatedOrcid?: string | null;
}

/** The fields of a person's name. */
export function NameFields({ form, authenticatedOrcid = null }: NameFieldsProps) {
  return (
    <Card title="Name">
      <FieldRow>
        <TextField form={form} name="title" label="Title" autoComplete="honorific-prefix" placeholder="Dr, Prof." />
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <TextField form={form} name="middleName" label="Middle name" autoComplete="additional-name" />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" required />
      </FieldRow>
      {authenticatedOrcid === null ? (
        <TextField
          form={form}
          name="orcid"
          label="ORCID"
          help="Four groups of four, for example 0000-0002-1825-0097. A typed iD is shown as not authenticated."
          placeholder="xxxx-xxxx-xxxx-xxxx"
        />
      ) : (
        <Text>
          ORCID iD: <OrcidId orcid={authenticatedOrcid} authenticated={authenticatedOrcid} />
        </Text>
      )}
    </Card>
  );
}

/** The fields for workplace and contact. */
export function ContactFields({
  form,
  expertiseHelp = 'What you could review, in a few words.',
}: FieldsetProps & { expertiseHelp?: string }) {
  return (
    <Card title="Affiliation and address">
      <FieldRow>
        <TextField form={form} name="institute" label="Institute" autoComplete="organization" />
        <TextField form={form} name="department" label="Department" />
        <TextField form={form} name="division" label="Division" />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="streetName" label="Street" autoComplete="address-line1" />
        <TextField form={form} name="postalCode" label="Postal code" autoComplete="postal-code" />
        <TextField form={form} name="city" label="City" autoComplete="address-level2" />
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
          label="Phone"
          help="With the country code."
          type="tel"
          autoComplete="tel"
        />
        <TextField form={form} name="fax" label="Fax" type="tel" />
      </FieldRow>
      <TextField form={form} name="areasOfExpertise" label="Areas of expertise" help={expertiseHelp} rows={3} />
    </Card>
  );
}
