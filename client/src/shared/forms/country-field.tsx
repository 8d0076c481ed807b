import { Select } from '@fluentui/react-components';
import { countryLabel, t } from '@contracts';
import { useCountriesQuery } from '../api/countries-api';
import { FormField } from './form-field';

interface CountryFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

/** A country of the journal's list. A stored name that is not in it stays until another one is chosen. */
export function CountryField({ id, value, error, onChange }: CountryFieldProps) {
  const { data = [] } = useCountriesQuery();
  const names = data.map(({ countryName }) => countryName);
  // Keeps a stored name that is no longer in the list until another one is chosen.
  const choices = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <FormField label={t('Country')} htmlFor={id} error={error}>
      <Select id={id} value={value} autoComplete="country-name" onChange={(_event, data) => onChange(data.value)}>
        <option value="">{t('No country selected')}</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {countryLabel(name)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
